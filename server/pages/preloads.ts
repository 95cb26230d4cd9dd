import type { PageTemplate } from '#domain/page-routes.ts';

/** The built files that each kind of page needs beside the shell's; `*` is the page that is not found. */
export type Preloads = Record<PageTemplate | '*', string[]>;

/** Links by which the browser fetches them together with the shell's, not after it. */
export function preloadLinks(files: string[]): string {
	return files.map((file) => `<link rel="${kindOf(file)}" crossorigin href="${file}">`).join('\n');
}

function kindOf(file: string): string {
	if (file.endsWith('.woff2')) return 'preload" as="font" type="font/woff2';
	return file.endsWith('.css') ? 'preload" as="style' : 'modulepreload';
}
