import type { Island } from '#domain/pages/island.ts';

/** The JSON of the first script block that opens so. */
export const blockOf = (html: string, opening: string) => {
	const start = html.indexOf(opening) + opening.length;
	return JSON.parse(html.slice(start, html.indexOf('</script>', start)));
};

/** The data that the document brings for its page. */
export const islandOf = (html: string): Island =>
	blockOf(html, '<script type="application/json" id="island">');

export const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
