import type { PageTemplate } from './page-routes.ts';

/** Built files that each kind of page needs besides the document's own; `*` is the not-found page. */
export type Preloads = Record<PageTemplate | '*', string[]>;

/** The place in the built index.html for a page's own part of the head, which names these files. */
export const OWN_HEAD = '<!--head-->';

/** Returns links that make the browser fetch them along with the shell's files, not after. */
export function preloadLinks(files: string[]): string {
	return files.map((file) => `<link rel="${kindOf(file)}" crossorigin href="${file}">`).join('\n');
}

/** Scripts come after the styles, because the document's own words need none of them. */
function kindOf(file: string): string {
	return file.endsWith('.css') ? 'preload" as="style' : 'preload" as="script" fetchpriority="low';
}
