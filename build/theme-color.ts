import type { Plugin } from 'vite';
import { THEME_COLOR } from '#domain/html/brand.ts';

const PLACE = '%THEME_COLOR%';

/** Writes the color of the browser's bar into the document of an app. */
export function themeColor(): Plugin {
	return {
		name: 'theme-color',
		transformIndexHtml: {
			order: 'pre',
			handler(html) {
				if (!html.includes(PLACE)) throw new Error(`The document has no ${PLACE}`);
				return html.replace(PLACE, THEME_COLOR);
			},
		},
	};
}
