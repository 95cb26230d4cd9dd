import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { pageRoutes } from '#domain/pages/page-routes.ts';
import { APP, chunkWith } from './chunk-with.ts';

const ROUTES = join(import.meta.dirname, '../src/app/routes.tsx');
const WRITTEN = '.vite/route-preloads.json';

/** Returns the module of a page, as the list of screens names it. @throws when the list names none. */
function moduleOf(template: string, routes: string): string {
	const [, from] = routes.split(`'${template}': () => import('`);
	const module = from?.slice(0, from.indexOf("'"));
	if (!module) throw new Error(`${ROUTES} names no screen for ${template}`);
	return module.replace(/^#/, '/src/').replace(/^\./, '/src/app');
}

type Chunks = Map<string, Rolldown.OutputChunk>;

/**
 * Writes down the scripts and styles that each page's first screen needs in addition to the document's. The server
 * names them in the document, so that the browser does not have to discover them one after another.
 */
export function routePreloads(): Plugin {
	return {
		name: 'route-preloads',
		apply: 'build',
		enforce: 'post',
		generateBundle(_options, bundle) {
			const chunks: Chunks = new Map(
				Object.values(bundle)
					.filter((file) => file.type === 'chunk')
					.map((chunk) => [chunk.fileName, chunk]),
			);
			const app = chunkWith(APP, bundle);
			if (!app) throw new Error(`No chunk was made of ${APP}`);
			const routes = readFileSync(ROUTES, 'utf8');
			const preloads = [...pageRoutes.map(({ template }) => template), '*'].map((template) => {
				const module = moduleOf(template, routes);
				const chunk = chunkWith(module, bundle);
				if (!chunk) throw new Error(`No chunk was made of ${module}`);
				const files = new Set([...filesOf(app, chunks), ...filesOf(chunk, chunks)]);
				for (const named of app.viteMetadata?.importedCss ?? []) files.delete(named);
				return [template, [...files].map((file) => `/${file}`)];
			});
			this.emitFile({
				type: 'asset',
				fileName: WRITTEN,
				source: JSON.stringify(Object.fromEntries(preloads)),
			});
		},
	};
}

/** Gives the worker, which is built after the client, the same list as `self.__PRELOADS`. */
export function preloadsForWorker(): Plugin {
	return {
		name: 'preloads-for-worker',
		config: () => {
			const written = readFileSync(join(import.meta.dirname, '../dist/client', WRITTEN), 'utf8');
			return { define: { 'self.__PRELOADS': written } };
		},
	};
}

/** Collects the files of a chunk, of everything it imports statically, and their styles. */
function filesOf(chunk: Rolldown.OutputChunk, chunks: Chunks, found = new Set<string>()): Set<string> {
	if (found.has(chunk.fileName)) return found;
	found.add(chunk.fileName);
	for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
	for (const name of chunk.imports) {
		const imported = chunks.get(name);
		if (imported) filesOf(imported, chunks, found);
	}
	return found;
}
