/// What the statements of a tree can name in addition to the declarations: the variables of a body, and the members of
/// its self.
struct VisibleScope: Sendable {
    let owner: Resolver.Owner
    /// The names of the variables, the innermost of each name last.
    let variables: [IdentifierID]
}
