/**
 * Returns the row from a write with `returning`; undefined if it wrote none. Does not use `get`, which stops at the row
 * and misses a commit that then fails: a write refused by a full disk would seem done, and the same mail would be sent
 * forever.
 */
export const writtenRow = <Row>(write: { all(): Row[] }): Row | undefined => write.all()[0];
