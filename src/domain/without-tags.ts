/** True when a text has words besides its tags. */
export const hasWords = (html: string): boolean => withoutTags(html).replaceAll('&nbsp;', '').trim() !== '';

/** Removes the tags from HTML, leaving `gap` in place of each. */
export const withoutTags = (html: string, gap = ''): string => html.replace(/<[^>]*>/g, gap);
