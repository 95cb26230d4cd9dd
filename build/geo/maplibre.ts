import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { minifySync } from 'vite';
import { OLDEST_FOR_SCRIPTS } from '../oldest-browsers.ts';

const require = createRequire(import.meta.url);

/**
 * MapLibre as one script for both the page and its worker, under a policy without `blob:`. The package's own strict
 * edition is two files that both contain the shared two fifths; one script is 400 kB less to download and to store. The
 * code comes from the package's ordinary edition, whose three parts are AMD modules. The page imports it like any other
 * part of the app (src/app/parts.ts).
 */
export function maplibre(): string {
	const source = readFileSync(require.resolve('maplibre-gl/dist/maplibre-gl.js'), 'utf8');
	const license = source.match(/^\/\*\*.*?\*\//s)?.[0];
	if (!license) throw new Error('maplibre-gl.js no longer begins with its license.');
	const parts = source.split(/^define\(".*?",\[.*?\],/m).slice(1);
	if (parts.length !== 3) throw new Error('maplibre-gl.js is no longer made of shared, worker and index.');
	const [shared, worker, index] = parts.map((part) => part.slice(0, part.indexOf('}));\n') + 2));
	// The package is minified for older browsers; minified for the ones we serve, it is smaller still.
	const { code, errors } = minifySync(
		'maplibre.js',
		`{ const shared = {}; ${shared}(shared);
if (typeof window === 'undefined') { ${worker}(shared); }
else {
	globalThis.maplibregl = {}; ${index}(globalThis.maplibregl, shared);
	globalThis.System?.register([], () => ({ setters: [], execute() {} }));
} }
`,
		{ compress: { target: OLDEST_FOR_SCRIPTS } },
	);
	if (errors.length > 0) throw new AggregateError(errors, 'maplibre-gl.js could not be minified.');
	return `${license}\n${code}`;
}
