/// Another name of ``Action``, for apps that have a type of that name.
public typealias RoutingAction = Action
