import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

export type Module = Rolldown.ModuleInfo;

const ALL_ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** A build's modules and the imports between them. */
export function readGraph(modules: readonly Module[]) {
	const byId = new Map(modules.map((module) => [module.id, module]));
	const iconsOf = namedIcons(modules);
	return {
		/** Returns the module whose id ends in the path; throws if there is none. */
		find: (path: string): Module => {
			const module = modules.find(({ id }) => id.endsWith(path));
			if (!module) throw new Error(`The build has no ${path}`);
			return module;
		},
		/**
		 * Returns everything that some modules import; follows dynamic imports too if `notLater` names a module whose
		 * own are skipped.
		 */
		reach: (roots: readonly string[], { notLater }: { notLater?: string } = {}): Set<string> => {
			const found = new Set(roots);
			for (const id of found) {
				const module = byId.get(id);
				if (!module) continue;
				for (const next of module.importedIds) if (!ALL_ICONS.test(next)) found.add(next);
				for (const icon of iconsOf(module)) found.add(icon);
				if (notLater === undefined || id === notLater) continue;
				for (const next of module.dynamicallyImportedIds) found.add(next);
			}
			return found;
		},
		/** Returns everything that any module but one imports dynamically. */
		lazyRoots: (except: string): string[] =>
			modules.flatMap(({ id, dynamicallyImportedIds }) => (id === except ? [] : dynamicallyImportedIds)),
	};
}

/** Finds which icons a module imports: they all come from one module, which imports every icon there is. */
function namedIcons(modules: readonly Module[]): (module: Module) => string[] {
	const all = modules.find(({ id }) => ALL_ICONS.test(id));
	const files = new Map<string, string>();
	for (const [, names = '', file = ''] of all?.code?.matchAll(/export \{ (.+) \} from '(\.\/icons\/.+)'/g) ??
		[])
		for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
			files.set(name, join(dirname(all?.id ?? ''), file));
	if (files.size === 0) throw new Error('lucide-react is written otherwise: see module-graph.ts');
	return ({ code }) => {
		const [, names = ''] = code?.match(/import \{([^}]+)\} from ['"]lucide-react['"]/) ?? [];
		return names.split(',').flatMap((name) => files.get(name.trim().split(' ')[0] ?? '') ?? []);
	};
}
