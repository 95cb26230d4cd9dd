import { type Module, readGraph } from './module-graph.ts';

/** Who fetches a module, and when. */
export interface Uses {
	isMain: boolean;
	/** The entry imports it. */
	isOnEvery: boolean;
	/** The shell around every page asks for it sooner or later. */
	isEverOnEvery: boolean;
	/** What is done after the first screen imports it. */
	isAfter: boolean;
	/** Many pages ask for it as soon as they are drawn. */
	isDrawn: boolean;
	/** How many of the maps import it. */
	maps: number;
	/** The pages that import it, by their modules. */
	first: string[];
	/** The pages that import it or ask for it later. */
	ever: string[];
}

const A_MAP = /\/src\/map\/(\w+Map|TripSketch)\.tsx$/;
const DISK = /\/node_modules\/dexie\//;
/** Pages. */
const MANY = 6;

/** Finds out who fetches what. @throws when the app has no entry, routes or work to do later. */
export function readUses(modules: readonly Module[]) {
	const { find, reach, lazyRoots } = readGraph(modules);
	const main = find('/src/app/main.tsx');
	const routes = find('/src/app/routes.tsx');
	const afterwards = find('/src/app/after-first-screen.ts');
	// Which page is opened is not known yet: each is a beginning of its own.
	const everFrom = (id: string) => reach([id], { notLater: routes.id });
	const onEvery = reach([main.id]);
	const everOnEvery = everFrom(main.id);
	const after = reach([afterwards.id, ...afterwards.dynamicallyImportedIds]);
	const pages = routes.dynamicallyImportedIds.map((id) => ({ id, first: reach([id]), ever: everFrom(id) }));
	const everIn = (id: string) => pages.filter(({ ever }) => ever.has(id)).map((page) => page.id);
	const drawn = new Set(
		lazyRoots(routes.id)
			.filter((id) => everOnEvery.has(id) || everIn(id).length >= MANY)
			.map((id) => reach([id]))
			.filter((reached) => ![...reached].some((id) => DISK.test(id)))
			.flatMap((reached) => [...reached]),
	);
	const maps = modules.filter(({ id }) => A_MAP.test(id)).map(({ id }) => reach([id]));

	return {
		of: (id: string): Uses => ({
			isMain: id === main.id,
			isOnEvery: onEvery.has(id),
			isEverOnEvery: everOnEvery.has(id),
			isAfter: after.has(id),
			isDrawn: drawn.has(id),
			maps: maps.filter((map) => map.has(id)).length,
			first: pages.filter(({ first }) => first.has(id)).map((page) => page.id),
			ever: everIn(id),
		}),
		/** Whether whoever fetches a module fetches some other with it. */
		brings: (id: string, isIt: (other: string) => boolean) => [...reach([id])].some(isIt),
		/** Whether a page that asks for all of these later begins with a module. */
		isFirstWhereEver: (id: string, later: readonly Module[]) =>
			pages.some(({ first, ever }) => first.has(id) && later.every((each) => ever.has(each.id))),
	};
}
