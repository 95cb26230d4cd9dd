import { APP } from './chunk-with.ts';
import { type Module, readGraph } from './module-graph.ts';

/** Which pages fetch a module, and when. */
export interface Uses {
	/** True when the entry imports it. */
	isOnEvery: boolean;
	/** True when the shell around every page needs it sooner or later. */
	isEverOnEvery: boolean;
	/** True when the work after the first screen imports it. */
	isAfter: boolean;
	/** True when many pages ask for it as soon as they are drawn. */
	isDrawn: boolean;
	/** Number of maps that import it. */
	maps: number;
	/** Ids of the page modules that import it. */
	first: string[];
	/** Ids of the page modules that import it statically or dynamically. */
	ever: string[];
}

const A_MAP = /\/src\/map\/(\w+Map|TripSketch)\.tsx$/;
const DISK = /\/node_modules\/dexie\//;
/** The number of pages that counts as many. */
const MANY = 6;

/** Finds out which pages fetch which modules. @throws when the app has no entry, routes or work to do later. */
export function readUses(modules: readonly Module[]) {
	const { find, reach, lazyRoots } = readGraph(modules);
	const main = find(APP);
	const routes = find('/src/app/routes.tsx');
	const afterwards = find('/src/app/after-first-screen.ts');
	// Any page may be opened first, so each is a starting point of its own.
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
			isOnEvery: onEvery.has(id),
			isEverOnEvery: everOnEvery.has(id),
			isAfter: after.has(id),
			isDrawn: drawn.has(id),
			maps: maps.filter((map) => map.has(id)).length,
			first: pages.filter(({ first }) => first.has(id)).map((page) => page.id),
			ever: everIn(id),
		}),
		/** True when fetching a module also fetches one that matches. */
		brings: (id: string, isIt: (other: string) => boolean) => [...reach([id])].some(isIt),
		/** True when the module is part of the start of every page that ever asks for all of `later`. */
		isFirstWhereEver: (id: string, later: readonly Module[]) =>
			pages.some(({ first, ever }) => first.has(id) && later.every((each) => ever.has(each.id))),
	};
}
