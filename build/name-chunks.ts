import type { Module } from './module-graph.ts';
import { readUses, type Uses } from './module-uses.ts';

/** A few lines of our own code that change as rarely as the packages every page runs on. */
const OUR_OWN = /\/src\/runtime\/observable\.ts/;
/** The entry and what it needs, kept apart from the app, which begins later. */
export const START =
	/vite\/preload-helper|\/src\/(app\/start|session\/take-token|runtime\/(browser-store|insist-on|lost-signal|pause|trusted-types))\.ts/;
/** The code every page runs on, in one file that stays the same from release to release. */
export const FRAMEWORK = new RegExp(
	`rolldown/runtime|node_modules/(react|react-dom|scheduler|react-router|react-router-dom|lucide-react/dist/esm/(?!icons))\\b|${OUR_OWN.source}`,
);
/** Pages that start by reading the device's database: opening one loads all the sync code anyway. */
const OFF_THE_DISK = /\/src\/(features\/(planner|shared|saved|account)|app\/screens\/on-device)/;
const A_PLANNER = /\/src\/features\/(planner|shared)\//;
const THE_ACCOUNT = /\/src\/features\/account\//;
/** Groups of pages that share a lot with each other and little with the rest. */
const FAMILIES = {
	guides: /\/src\/features\/(states|colleges|search)\//,
	voices: /\/src\/features\/voices\//,
};
/** A family's styles are so small that a request for them costs more than sending them to everybody. */
const STYLES = /\.css$/;
const OURS = /\/(src|generated)\/|\/lucide-react\/dist\/esm\/icons\//;
/** Visitors never fetch it, and the worker does not cache it. */
const FOR_EDITORS = /\/EditorLinks\b/;
const VALIDATOR = /\/node_modules\/zod\//;
/** Parts of `later` that run before it (src/db/load-in-tasks.ts): they import nothing from the rest. */
const RUN_BEFORE = {
	dexie: /\/node_modules\/dexie\//,
	schemas: new RegExp(`${VALIDATOR.source}|/src/domain/`),
};
/** The part of `later` that runs first. */
export const FIRST_OF_LATER = /\/dexie-[^/]+$/;
/** Files too large to be fetched for something smaller: they include any module that would load them. */
const TAKES_ITS_OWN = new Set(['later', 'trip']);
/** Size limits in characters of a module's output for the browser; a larger module gets a file of its own. */
const MOST = { shared: 4000, asked: 12_000 };

/**
 * Names the file of each module that does not get one by itself.
 *
 * A first screen is made of the framework, the `common` part of all pages, the scripts shared by a family of pages, and
 * the page's own file. Then come `asked`, which many pages ask for once drawn, and `later`, the sync code, with two
 * parts that run before it. Code that a single page asks for later is a file of its own. The pages that read the
 * device's database load `later` at once, and share the rest among themselves: `trip` also has the parts that maps and
 * other pages need.
 *
 * A module is placed in a file only if its imports are there too, or in files that are always fetched with it, so no
 * page fetches another page's own modules.
 *
 * @throws when the app has no entry, routes or work to do later, or a pattern above matches no module.
 */
export function nameChunks(modules: readonly Module[]): Map<string, string> {
	refuseIdlePatterns(modules);
	const names = new Map<string, string>();
	/** Candidate modules by file name; each file comes after those it may import. */
	const wishes = new Map<string, Module[]>(
		['common', ...Object.keys(FAMILIES), 'asked', 'later', 'trip'].map((name) => [name, []]),
	);
	const uses = readUses(modules);
	for (const module of modules) {
		if (FOR_EDITORS.test(module.id) || START.test(module.id)) continue;
		const use = uses.of(module.id);
		const sure = sureName(use, module.id);
		if (sure) names.set(module.id, sure);
		else if (!use.isOnEvery)
			for (const name of wishedNames(use, module.id)) wishes.set(name, [...(wishes.get(name) ?? []), module]);
	}
	for (const [name, wishing] of wishes) {
		const most = isShared(name) ? MOST.shared : MOST.asked;
		const isHere = (id: string) => wholeOf(names.get(id)) === name;
		const small = wishing.filter(
			({ id, code }) =>
				!names.has(id) &&
				OURS.test(id) &&
				(code ?? '').length < most &&
				(!TAKES_ITS_OWN.has(name) || uses.brings(id, isHere)),
		);
		const isThere = (id: string) =>
			START.test(id) ||
			FRAMEWORK.test(id) ||
			mayImport(name, names.get(id)) ||
			(name.endsWith('-asked') && uses.isFirstWhereEver(id, wishing));
		for (const id of closed(small, isThere)) names.set(id, name);
	}
	nameLeftOver(modules, names);
	return names;
}

/**
 * Puts a small module that has no file yet into the only file it imports from, which is fetched with it in any case.
 */
function nameLeftOver(modules: readonly Module[], names: Map<string, string>) {
	const ours = modules.filter(({ id }) => OURS.test(id) && !FOR_EDITORS.test(id) && !isEverywhere(id));
	const mostOf = (file: string) => (isShared(file) ? MOST.shared : MOST.asked);
	const fileOf = (id: string) => names.get(id) ?? (VALIDATOR.test(id) ? 'schemas' : null);
	for (let before = -1; before !== names.size; ) {
		before = names.size;
		for (const { id, code, importedIds } of ours) {
			if (names.has(id)) continue;
			const files = new Set(importedIds.filter((each) => !isEverywhere(each)).map(fileOf));
			files.delete('common');
			const [file] = files;
			if (files.size === 1 && file && (code ?? '').length < mostOf(file)) names.set(id, file);
		}
	}
}

const isEverywhere = (id: string) => START.test(id) || FRAMEWORK.test(id);

/** Refuses patterns that match nothing: a folder that moved would otherwise drop out of its file unnoticed. */
function refuseIdlePatterns(modules: readonly Module[]) {
	for (const pattern of [
		OUR_OWN,
		OFF_THE_DISK,
		A_PLANNER,
		THE_ACCOUNT,
		FOR_EDITORS,
		...Object.values(FAMILIES),
		...Object.values(RUN_BEFORE),
	])
		if (!modules.some(({ id }) => pattern.test(id)))
			throw new Error(`No module of the app matches ${pattern}`);
}

/** True when a file may import modules in another. */
function mayImport(name: string, part: string | undefined): boolean {
	const other = wholeOf(part);
	if (other === undefined) return false;
	if (other === 'common') return true;
	if (name === 'later') return ['later', 'asked'].includes(other);
	if (name === 'trip') return ['trip', 'later', 'asked', 'guides'].includes(other);
	return name.endsWith('-asked');
}

/** The file that a part is fetched with. */
const wholeOf = (name: string | undefined) => (name && name in RUN_BEFORE ? 'later' : name);

function partOfLater(id: string): string {
	const [part] = Object.entries(RUN_BEFORE).find(([, modules]) => modules.test(id)) ?? [];
	return part ?? 'later';
}

const isShared = (name: string) => name === 'common' || name in FAMILIES;

/** The file of a module that is placed there whatever it imports; undefined if its place depends on its imports. */
function sureName(
	{ isOnEvery, isEverOnEvery, isAfter, maps, first, ever }: Uses,
	id: string,
): string | undefined {
	if (isOnEvery) return 'common';
	const [page] = first;
	if (page && ever.length === 1 && !isEverOnEvery) return nameOf(page);
	if (!are(OFF_THE_DISK, first)) return undefined;
	if (isAfter) return partOfLater(id);
	if (!page) return maps > 1 ? 'trip' : undefined;
	if (!are(OFF_THE_DISK, ever) || first.some((each) => THE_ACCOUNT.test(each))) return 'trip';
	return are(A_PLANNER, first) ? 'planner' : 'trips';
}

/** The files that a module may be placed in, best first. */
function wishedNames({ isEverOnEvery, isAfter, isDrawn, first, ever }: Uses, id: string): string[] {
	if (first.length > 0) {
		const readers = first.filter((page) => !OFF_THE_DISK.test(page));
		const family = Object.entries(FAMILIES).find(([, pages]) => are(pages, readers));
		return [family && !isDrawn && !isAfter && !STYLES.test(id) ? family[0] : 'common'];
	}
	const [only] = ever;
	if (!only || isEverOnEvery) return ['asked', 'later', 'trip'];
	if (ever.length === 1) return [`${nameOf(only)}-asked`];
	return are(OFF_THE_DISK, ever) ? ['trips-asked'] : ['asked', 'later', 'trip'];
}

const are = (kind: RegExp, pages: readonly string[]) => pages.every((page) => kind.test(page));

/** Returns the ids of the modules whose imports are all in this list or already there. */
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

/** "page-colleges-college" for src/features/colleges/college-route.ts. */
function nameOf(page: string): string {
	const path = page.replace(/^.*\/src\/(features|app)\//, '').replace(/([/-]route|Screen)\.tsx?$/, '');
	return `page-${path.replaceAll('/', '-')}`;
}
