/** Tags of blocks that a text may not have, and that stood between two words all the same. */
const LOST_BLOCK =
	/<\/?(?:address|article|aside|button|caption|dd|details|div|dl|dt|figcaption|figure|footer|form|header|hr|img|main|nav|option|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|video)\b/gi;

/** The HTML with a space before each of them, so that what is left when they are gone is "one two", not "onetwo". */
export const withGaps = (html: string): string => html.replace(LOST_BLOCK, ' $&');
