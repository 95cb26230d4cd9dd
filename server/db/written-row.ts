/**
 * The row that a write with `returning` gives; undefined when it wrote none.
 * Not by `get`: that stops at the row, and never hears of a commit that fails after it. What a full disk refused would be taken
 * for written, and a mail sent without end.
 */
export const writtenRow = <Row>(write: { all(): Row[] }): Row | undefined => write.all()[0];
