import { lostInLine, lostLines } from '#domain/html/lost-tags.ts';

const LOST = new RegExp(`</?(?:${[...lostLines, ...lostInLine].join('|')})\\b`, 'gi');

/** Returns the HTML with a space before each lost tag, so that after their removal it reads "one two", not "onetwo". */
export const withGaps = (html: string): string => html.replace(LOST, ' $&');
