import type { Plugin, Rolldown } from 'vite';

type Module = Rolldown.ModuleInfo;

/** The pages around a family's trips: who opens one opens the others. */
const ABOUT_TRIPS = /\/src\/features\/(trips|shared|saved|account)\//;
const A_PLANNER = /\/src\/features\/(trips|shared)\//;
/** What every page runs on, our own few lines of it too, in one file that stays the same from release to release. */
const FRAMEWORK =
	/rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|lucide-react\/dist\/esm\/(?!icons))\b|src\/ui\/told-value\.ts/;
const AN_ICON = /lucide-react/;
/** Characters of a module that is only asked for later, as it is written for the browser. */
const SMALL = 3000;
const THE_FIRST = /\/src\/features\/home\/route\.ts$/;
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
	const framework: Rolldown.CodeSplittingGroup = { name: 'framework', test: FRAMEWORK };
	const together: Rolldown.CodeSplittingGroup = {
		debugName: 'fetched together',
		name: (id) => names.get(id) ?? null,
	};
	return { plugin, groups: [framework, icons, together] };
}

/** An icon is 150 bytes; these are many, and import nothing. */
const icons: Rolldown.CodeSplittingGroup = {
	name: 'icons',
	test: AN_ICON,
	entriesAware: true,
	entriesAwareMergeThreshold: 20_000,
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

	const shared: Module[] = [];
	const rest: Module[] = [];
	for (const module of modules) {
		const { id } = module;
		if (onEvery.has(id)) continue;
		const first = pages.filter((page) => page.first.has(id)).map((page) => page.id);
		const ever = pages.filter((page) => page.ever.has(id)).map((page) => page.id);
		const isAfter = after.has(id);
		const are = (kind: RegExp, ids: string[]) => ids.every((page) => kind.test(page));
		const [page] = first;
		if (!page) {
			if (isAfter) yield [id, 'later'];
			else if (maps.filter((map) => map.has(id)).length > 1) yield [id, 'map'];
			else rest.push(module);
		} else if (ever.length === 1 && !everOnEvery.has(id)) yield [id, nameOf(page)];
		else if (!are(ABOUT_TRIPS, first)) {
			if (isAfter && [...reach([id])].some((each) => each.includes('/dexie/'))) yield [id, 'disk'];
			else if (isCommon(first) && id.includes('/src/')) shared.push(module);
		} else if (isAfter) yield [id, 'sync'];
		else if (!are(ABOUT_TRIPS, ever) || first.some((each) => each.includes('/account/'))) yield [id, 'trip'];
		else yield [id, are(A_PLANNER, first) ? 'planner' : 'trips'];
	}
	const isOnEvery = (id: string) => onEvery.has(id) || FRAMEWORK.test(id) || AN_ICON.test(id);
	const common = closed(shared, isOnEvery);
	for (const id of common) yield [id, 'common'];
	const small = rest.filter(({ id, code }) => id.includes('/src/') && (code ?? '').length < SMALL);
	for (const id of closed(small, (each) => isOnEvery(each) || common.has(each))) yield [id, 'asked'];
}

/** Those of some modules that import one another alone, and what is there already: one that brings a library brings it to every page. */
function closed(modules: readonly Module[], isThere: (id: string) => boolean): Set<string> {
	const left = new Map(modules.map((module) => [module.id, module]));
	for (let before = -1; before !== left.size; ) {
		before = left.size;
		for (const [id, { importedIds }] of left) {
			if (!importedIds.every((each) => isThere(each) || left.has(each))) left.delete(id);
		}
	}
	return new Set(left.keys());
}

/** On several pages, or on any beside the first of all, which has no time for files of its own. */
const isCommon = (pages: string[]) =>
	pages.filter((page) => !ABOUT_TRIPS.test(page)).length >= 4 || pages.some((page) => THE_FIRST.test(page));

/** "/…/src/features/colleges/college-route.ts": "page-colleges-college". */
function nameOf(page: string): string {
	const path = page.replace(/^.*\/src\/(features|app)\//, '').replace(/([/-]route|Screen)\.tsx?$/, '');
	return `page-${path.replaceAll('/', '-')}`;
}
