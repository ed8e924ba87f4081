/// Returns `condition`, which is almost always false. The compiler places the code for true apart from the rest of its
/// function, so that the code that usually runs occupies fewer lines of the instruction cache.
@inlinable @inline(__always)
package func rarely(_ condition: Bool) -> Bool { _slowPath(condition) }
