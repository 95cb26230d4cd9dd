import type { Plugin, Rolldown } from 'vite';

type Module = Rolldown.ModuleInfo;

/** The pages around a family's trips: who opens one opens the others. */
const ABOUT_TRIPS = /\/src\/features\/(trips|shared|saved|account)\//;
const A_PLANNER = /\/src\/features\/(trips|shared)\//;
const A_MAP = /\/src\/map\/(\w+Map|TripSketch)\.tsx$/;

/**
 * Puts modules that are fetched together into one file. By itself the bundler makes a file for every set of pages that share
 * something: four hundred, half of them under 1 kB, and a request costs a family on one bar more than a kilobyte does.
 *
 * The rule that keeps first screens small: a module lies with others only when what it imports lies with them, or in what
 * even more pages fetch. So no page fetches another's own modules.
 */
export function groupChunks(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
	const names = new Map<string, string>();
	const plugin: Plugin = {
		name: 'group-chunks',
		apply: 'build',
		buildEnd() {
			const modules = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
			names.clear();
			for (const [id, name] of nameChunks(modules)) names.set(id, name);
		},
		// Of two files that import each other, one begins with what the other has not made yet.
		generateBundle(_, bundle) {
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
			for (const { fileName, imports } of chunks) {
				const reached = new Set(imports);
				for (const each of reached) for (const next of importsOf.get(each) ?? []) reached.add(next);
				if (reached.has(fileName)) this.error(`${fileName} imports itself through other files`);
			}
		},
	};
	return { plugin, groups: [icons, { name: (id) => names.get(id) ?? null }] };
}

/** An icon is 150 bytes; these are many, and import nothing. */
const icons: Rolldown.CodeSplittingGroup = {
	name: 'icons',
	test: /lucide-react/,
	entriesAware: true,
	entriesAwareMergeThreshold: 3000,
};

/** Names the file of each module that does not get one by itself. @throws when the app has no entry, routes or work to do later. */
function* nameChunks(modules: Module[]): Generator<[id: string, name: string]> {
	const byId = new Map(modules.map((module) => [module.id, module]));
	const find = (path: string) => {
		const module = modules.find(({ id }) => id.endsWith(path));
		if (!module) throw new Error(`The build has no ${path}`);
		return module;
	};
	const main = find('/src/app/main.tsx');
	const routes = find('/src/app/routes.tsx');
	const afterwards = find('/src/app/after-first-screen.ts');
	const reach = (roots: readonly string[], isLazyToo = false) => {
		const found = new Set(roots);
		for (const id of found) {
			const { importedIds = [], dynamicallyImportedIds = [] } = byId.get(id) ?? {};
			for (const next of importedIds) found.add(next);
			if (isLazyToo && id !== routes.id) for (const next of dynamicallyImportedIds) found.add(next);
		}
		return found;
	};
	const onEvery = reach([main.id]);
	const everOnEvery = reach([main.id], true);
	const after = reach([afterwards.id, ...afterwards.dynamicallyImportedIds]);
	const pages = routes.dynamicallyImportedIds.map((id) => ({
		id,
		first: reach([id]),
		ever: reach([id], true),
	}));
	const maps = modules.filter(({ id }) => A_MAP.test(id)).map(({ id }) => reach([id]));

	for (const { id } of modules) {
		if (onEvery.has(id)) continue;
		const first = pages.filter((page) => page.first.has(id)).map((page) => page.id);
		const ever = pages.filter((page) => page.ever.has(id)).map((page) => page.id);
		const isAfter = after.has(id);
		const are = (kind: RegExp, ids: string[]) => ids.every((page) => kind.test(page));
		const [page] = first;
		if (!page) {
			if (isAfter) yield [id, 'later'];
			else if (maps.filter((map) => map.has(id)).length > 1) yield [id, 'map'];
		} else if (ever.length === 1 && !everOnEvery.has(id)) yield [id, nameOf(page)];
		else if (!are(ABOUT_TRIPS, first)) {
			if (isAfter && [...reach([id])].some((each) => each.includes('/dexie/'))) yield [id, 'disk'];
			else if (first.filter((each) => !ABOUT_TRIPS.test(each)).length >= 4 && id.includes('/src/'))
				yield [id, 'common'];
		} else if (isAfter) yield [id, 'sync'];
		else if (!are(ABOUT_TRIPS, ever) || first.some((each) => each.includes('/account/'))) yield [id, 'trip'];
		else yield [id, are(A_PLANNER, first) ? 'planner' : 'trips'];
	}
}

/** "/…/src/features/colleges/college-route.ts": "page-colleges-college". */
function nameOf(page: string): string {
	const path = page.replace(/^.*\/src\/(features|app)\//, '').replace(/[/-]route\.ts$/, '');
	return `page-${path.replaceAll('/', '-')}`;
}
