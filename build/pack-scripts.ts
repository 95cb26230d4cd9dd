import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The map's own script: a megabyte, a quarter of that compressed. */
export const PACKED_SCRIPTS = 'assets/maplibre-*.js';

/**
 * Emits a gzipped copy, `name.js.bin`, of each script that is too big to store uncompressed on a device. The service
 * worker caches the copy and unpacks it when the script is requested (src/pwa/worker/packed-scripts.ts).
 */
export function packScripts(): Plugin {
	const wanted = new RegExp(`^${PACKED_SCRIPTS.replace('.', '\\.').replace('*', '[^/]+')}$`);
	return {
		name: 'pack-scripts',
		apply: 'build',
		generateBundle(_, bundle) {
			// A small script of the app's own may have the same name.
			const assets = Object.values(bundle).filter((file) => file.type === 'asset');
			const found = assets.filter(({ fileName }) => wanted.test(fileName));
			if (found.length === 0) this.error(`No ${PACKED_SCRIPTS} to pack`);
			for (const file of found) {
				const source = gzipSync(file.source, { level: 9 });
				this.emitFile({ type: 'asset', fileName: `${file.fileName}.bin`, source });
			}
		},
	};
}
