import type { Plugin, Rolldown } from 'vite';
import { OWN_HEAD } from '#domain/pages/preloads.ts';
import { APP, chunkWith } from './chunk-with.ts';

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Puts the styles before any script in the document: the text is drawn once the styles arrive, and a browser that
 * fetches six files at a time would fetch scripts first. On a slow network that halves the time to the first words.
 */
export function stylesFirst(): Plugin {
	return {
		name: 'styles-first',
		apply: 'build',
		transformIndexHtml: {
			order: 'post',
			handler(html, { bundle = {} }) {
				const styles = html.match(STYLES) ?? stylesOfApp(bundle);
				if (styles.length === 0 || !html.includes(OWN_HEAD))
					throw new Error('index.html has no styles, or no head of its own');
				const links = styles.map((link) => link.trim()).join('\n');
				return html.replace(STYLES, '').replace(OWN_HEAD, () => `${links}\n${OWN_HEAD}`);
			},
		},
	};
}

/** Links to the app's styles, which the entry imports later but the document's own words need at once. */
function stylesOfApp(bundle: Rolldown.OutputBundle): string[] {
	const styles = chunkWith(APP, bundle)?.viteMetadata?.importedCss ?? [];
	return [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
}
