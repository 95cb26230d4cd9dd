import type { Plugin } from 'vite';

const EARLY = /const collator = (new Intl\.Collator\([^)]*\));/;
const USE = /\bcollator\.compare\b/g;

/**
 * Delays the collator of the search box's package until the first comparison, which ours never makes: loading its
 * tables takes 12 ms, four times that on a slow phone, before the box can be drawn.
 */
export function leanSearch(): Plugin {
	let isChanged = false;
	return {
		name: 'lean-search',
		apply: 'build',
		enforce: 'pre',
		transform: {
			filter: { id: /\/@base-ui\/react\/internals\/filter\.m?js$/ },
			handler: (code) => {
				isChanged ||= EARLY.test(code) && code.search(USE) >= 0;
				return {
					code: code
						.replace(USE, 'collator().compare')
						.replace(EARLY, 'let made; const collator = () => (made ??= $1);'),
					map: null,
				};
			},
		},
		generateBundle() {
			if (!isChanged) throw new Error('The search box is written otherwise: see lean-search.ts');
		},
	};
}
