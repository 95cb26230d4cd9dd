import type { Plugin } from 'vite';

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;
/** Where a page's own part of the head begins, which names the scripts that are fetched beforehand. */
const OWN_HEAD = '<!--head-->';

/**
 * Names the styles in the document before any script: the words that stand in it are drawn once the styles are here, and a
 * browser that fetches six files at a time would fetch scripts first. On a slow network that is half the time to the first words.
 */
export function stylesFirst(): Plugin {
	return {
		name: 'styles-first',
		apply: 'build',
		transformIndexHtml: {
			order: 'post',
			handler(html) {
				const styles = html.match(STYLES);
				if (!styles || !html.includes(OWN_HEAD))
					throw new Error('index.html has no styles, or no head of its own');
				const links = styles.map((link) => link.trim()).join('\n');
				return html.replace(STYLES, '').replace(OWN_HEAD, () => `${links}\n${OWN_HEAD}`);
			},
		},
	};
}
