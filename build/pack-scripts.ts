import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/**
 * The code that draws the maps, a megabyte, and the code that reads a QR code where the browser cannot; a third of that
 * compressed.
 */
export const PACKED_SCRIPTS = ['assets/maplibre-*.js', 'assets/jsQR-*.js'];
/** The app's own scripts, which may have the same name, are smaller. */
const LEAST_BYTES = 100_000;

/**
 * Emits a gzipped copy, `name.js.bin`, of each script that is too big to store uncompressed on a device. The service
 * worker caches the copy and unpacks it when the script is requested (src/pwa/worker/device-copies.ts).
 */
export function packScripts(): Plugin {
	return {
		name: 'pack-scripts',
		apply: 'build',
		enforce: 'post',
		generateBundle: {
			// After classicParts: a page takes no module for a script.
			order: 'post',
			handler(_, bundle) {
				for (const pattern of PACKED_SCRIPTS) {
					const wanted = new RegExp(`^${pattern.replace('.', '\\.').replace('*', '[^/]+')}$`);
					const found = Object.values(bundle).filter(
						(file) => wanted.test(file.fileName) && contentOf(file).length > LEAST_BYTES,
					);
					if (found.length === 0) this.error(`No ${pattern} to pack`);
					for (const file of found) {
						if (file.type === 'chunk' && !file.code.startsWith('System.register'))
							this.error(`${file.fileName} is packed before it is a script`);
						const source = gzipSync(contentOf(file), { level: 9 });
						this.emitFile({ type: 'asset', fileName: `${file.fileName}.bin`, source });
					}
				}
			},
		},
	};
}

const contentOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
	file.type === 'asset' ? file.source : file.code;
