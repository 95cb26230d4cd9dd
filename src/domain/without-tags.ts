/** HTML's text; `gap` stands where a tag was. */
export const withoutTags = (html: string, gap = ''): string => html.replace(/<[^>]*>/g, gap);
