/**
 * The row that a write with `returning` gives; undefined if it wrote none. Does not use `get`, which stops at the row
 * and misses a commit that fails after it: what a full disk refused would count as written, and mail would be sent
 * without end.
 */
export const writtenRow = <Row>(write: { all(): Row[] }): Row | undefined => write.all()[0];
