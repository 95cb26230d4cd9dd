import { createRequire } from 'node:module';
import { join } from 'node:path';
import { version as babelVersion, transformAsync } from '@babel/core';
import type { Plugin } from 'vite';
import { OLDEST_FOR_SCRIPTS } from './oldest-browsers.ts';

const require = createRequire(import.meta.url);
const LOADER = join(import.meta.dirname, '../src/app/parts.ts');
const ENTRY_TAG = /<script type="module" crossorigin src="\/([^"]+)">/;
/** What Vite's own code fetches ahead with: a classic script does not take what was fetched as a module. */
const MODULE_LINK = /(["'`])modulepreload\1/g;

/**
 * Turns the app's files into classic scripts, each one call of `System.register`, and puts their loader (src/app/parts.ts)
 * at the head of the entry (docs/decisions/0049-classic-scripts.md). Runs after everything that reads them as modules.
 * @throws when the document has no entry, or Vite fetches nothing ahead
 */
export function classicParts(): Plugin {
	let loader = '';
	return {
		name: 'classic-parts',
		apply: 'build',
		enforce: 'post',
		async buildStart() {
			loader = await buildLoader();
		},
		// A file is named for its content as a module: the name must change with all that is done to it here.
		augmentChunkHash: () => `${babelVersion} ${loader}`,
		generateBundle: {
			order: 'post',
			async handler(_options, bundle) {
				const page = bundle['index.html'];
				const html = page?.type === 'asset' ? String(page.source) : '';
				const [tag, path = ''] = ENTRY_TAG.exec(html) ?? [];
				const entry = bundle[path];
				if (page?.type !== 'asset' || !tag || entry?.type !== 'chunk')
					throw new Error('index.html names no entry of the app');
				// The entry itself tells the loader how a script is asked for (src/app/start.ts).
				if (entry.imports.length > 0)
					throw new Error('The entry imports another file: see START in name-chunks.ts');
				page.source = html.replace(tag, `<script defer crossorigin src="/${path}">`);

				const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
				if (!chunks.some(({ code }) => code.search(MODULE_LINK) >= 0))
					throw new Error('Vite fetches no module ahead: see classic-parts.ts');
				for (const chunk of chunks) {
					chunk.code = await toScript(chunk.code.replace(MODULE_LINK, '$1preload$1'), chunk.fileName);
				}
				entry.code = `${loader}\n${entry.code}\nSystem.begin();\n`;
			},
		},
	};
}

/** A module as a call of `System.register`, minified. @throws when it cannot be read. */
export async function toScript(code: string, name: string): Promise<string> {
	const script = await transformAsync(code, {
		filename: name,
		babelrc: false,
		configFile: false,
		plugins: [
			require.resolve('@babel/plugin-transform-dynamic-import'),
			require.resolve('@babel/plugin-transform-modules-systemjs'),
		],
	});
	const { minify } = await import('vite');
	const small = await minify(name, script?.code ?? '', {
		// As a module it would lose the words "use strict", which a script needs.
		module: false,
		compress: { target: OLDEST_FOR_SCRIPTS },
	});
	const [fault] = small.errors;
	if (fault || !small.code) throw new Error(`${name} could not be made a script`, { cause: fault });
	return small.code;
}

async function buildLoader(): Promise<string> {
	const { build } = await import('vite');
	const built = await build({
		configFile: false,
		logLevel: 'warn',
		build: {
			write: false,
			target: OLDEST_FOR_SCRIPTS,
			rolldownOptions: { input: LOADER, output: { format: 'iife' } },
		},
	});
	const [script] = 'output' in built ? built.output : [];
	if (!script) throw new Error(`${LOADER} could not be built`);
	return script.code;
}
