import type { College } from '../colleges/college.ts';
import type { State } from '../states/state.ts';
import { normalise } from './normalise.ts';

/** One thing that can be found, as the specification's search entry. */
export interface SearchEntry {
	title: string;
	type: 'college' | 'state';
	/** Null for a state. */
	ipedsid: number | null;
	/** "Chestnut Hill, MA" for a college; the number of guides for a state. */
	description: string;
}

/** An entry with its names made ready for comparing. */
export interface IndexedEntry {
	entry: SearchEntry;
	title: string;
	words: string[];
	aliases: string[];
	aliasWords: string[];
}

/** Everything findable, with the vocabulary that near-misses are looked up in. */
export interface SearchIndex {
	entries: IndexedEntry[];
	entriesByWord: Map<string, IndexedEntry[]>;
}

/** Makes colleges and states searchable; leaves out what is not enabled unless `withClosed`. */
export function indexCatalogue(
	{ colleges, states }: { colleges: College[]; states: State[] },
	{ withClosed = false } = {},
): SearchIndex {
	const entries = [
		...states.filter((state) => withClosed || state.enabled).map(indexState),
		...colleges.filter((college) => withClosed || college.enabled).map(indexCollege),
	];
	const entriesByWord = new Map<string, IndexedEntry[]>();
	for (const indexed of entries)
		for (const word of new Set([...indexed.words, ...indexed.aliasWords])) {
			const sharing = entriesByWord.get(word);
			if (sharing) sharing.push(indexed);
			else entriesByWord.set(word, [indexed]);
		}
	return { entries, entriesByWord };
}

function indexCollege(college: College): IndexedEntry {
	const entry: SearchEntry = {
		title: college.name,
		type: 'college',
		ipedsid: college.ipeds_id,
		description: `${college.city}, ${college.state_abbreviation}`,
	};
	return withNames(entry, college.name_alias.split('|'));
}

function indexState(state: State): IndexedEntry {
	const guides = state.college_count === 1 ? '1 college' : `${state.college_count} colleges`;
	return withNames({ title: state.name, type: 'state', ipedsid: null, description: guides }, [
		state.state_abbreviation,
	]);
}

function withNames(entry: SearchEntry, names: string[]): IndexedEntry {
	const title = normalise(entry.title);
	const aliases = names.map(normalise).filter(Boolean);
	return {
		entry,
		title,
		words: title.split(' '),
		aliases,
		aliasWords: aliases.flatMap((alias) => alias.split(' ')),
	};
}
