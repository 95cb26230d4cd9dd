import type { Plugin } from 'vite';

const ORDER = '@layer reset,tokens,base,layout,components,features,print;';

/** Starts every style sheet with the order of the layers, because the sheets of lazy pages load in any order. */
export function layerOrder(): Plugin {
	return {
		name: 'layer-order',
		apply: 'build',
		enforce: 'post',
		generateBundle(_options, bundle) {
			for (const file of Object.values(bundle))
				if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = ORDER + file.source;
		},
	};
}
