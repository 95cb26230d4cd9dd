/** True when a text has words besides its tags. */
export const hasWords = (html: string): boolean => withoutTags(html).replaceAll('&nbsp;', '').trim() !== '';

/** HTML's text; `gap` stands where a tag was. */
export const withoutTags = (html: string, gap = ''): string => html.replace(/<[^>]*>/g, gap);
