import type { College } from '../colleges/college.ts';
import { isComingSoon } from '../states/listed-state.ts';
import { type RegionId, regionWithId } from '../states/region.ts';
import type { State } from '../states/state.ts';
import { normalise } from './normalise.ts';

/** A search result, with the fields of the specification's search entry. */
export interface SearchEntry {
	title: string;
	type: 'college' | 'state';
	/** Null for a state. */
	ipedsid: number | null;
	/** "Chestnut Hill, MA" for a college; for a state, its number of guides, or that they are coming soon. */
	description: string;
	/** The region shown instead of a state whose guides are coming soon; null for anything with its own page. */
	comingSoonIn: RegionId | null;
}

/**
 * An entry with its names ready to compare; lists of words have a space before each word, so that " bos" matches a
 * beginning.
 */
export interface IndexedEntry {
	entry: SearchEntry;
	title: string;
	aliases: string[];
	titleWords: string;
	/** From the title and the aliases. */
	nameWords: string;
	/** From the names and the location: town, state's letters, state's name. */
	placedWords: string;
	/** From all of these and the part of the state, which spans many towns. */
	allWords: string;
}

/** The entries that contain a word. */
interface Occurrences {
	inNames: IndexedEntry[];
	/** Those with the word only in their location. */
	inPlaces: IndexedEntry[];
}

/** All entries by title, with the vocabulary for typos and similar names. */
export interface SearchIndex {
	entries: IndexedEntry[];
	vocabulary: Map<string, Occurrences>;
}

interface Findable {
	colleges: College[];
	states: State[];
}

/** Everything the site's search finds: open colleges, and states that are open or coming soon. */
export function indexSite({ colleges, states }: Findable): SearchIndex {
	return indexOf([
		...states.filter(({ enabled }) => enabled).map(indexState),
		...states.filter(isComingSoon).map((state) => indexStateToCome(state, colleges)),
		...indexedColleges(
			colleges.filter(({ enabled }) => enabled),
			states,
		),
	]);
}

/** The fields of a college that search needs; only our own colleges belong to a part of a state. */
export type NamedCollege = Pick<College, 'ipeds_id' | 'name' | 'name_alias' | 'city' | 'state_abbreviation'> &
	Partial<Pick<College, 'subregion_name'>>;

/** Short names of parts of states, as people type them. */
const shortNames = new Map([
	['New York City', 'NYC'],
	['Northern CA', 'NorCal'],
	['Southern CA', 'SoCal'],
	['Greater Philadelphia', 'Philly'],
]);

/** Indexes colleges alone, open or not; between equal matches, those in the first list come first. */
export function indexColleges(
	states: readonly Pick<State, 'state_abbreviation' | 'name'>[],
	...lists: (readonly NamedCollege[])[]
): SearchIndex {
	return indexOf(...lists.map((colleges) => indexedColleges(colleges, states)));
}

function indexOf(...lists: IndexedEntry[][]): SearchIndex {
	const entries = lists.flatMap((list) =>
		list.sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0)),
	);
	const vocabulary = new Map<string, Occurrences>();
	const note = (indexed: IndexedEntry, words: Set<string>, where: keyof Occurrences) => {
		for (const word of words) {
			const known = vocabulary.get(word) ?? { inNames: [], inPlaces: [] };
			known[where].push(indexed);
			vocabulary.set(word, known);
		}
	};
	for (const indexed of entries) {
		const names = new Set(wordsOf(indexed.nameWords));
		const places = new Set(wordsOf(indexed.allWords).filter((word) => !names.has(word)));
		note(indexed, names, 'inNames');
		note(indexed, places, 'inPlaces');
	}
	return { entries, vocabulary };
}

const wordsOf = (words: string) => words.split(' ').filter(Boolean);

function indexedColleges(
	colleges: readonly NamedCollege[],
	states: readonly Pick<State, 'state_abbreviation' | 'name'>[],
): IndexedEntry[] {
	const stateNames = new Map(states.map(({ state_abbreviation, name }) => [state_abbreviation, name]));
	return colleges.map((college) => {
		const entry = collegeEntry(college);
		const town = `${entry.description} ${stateNames.get(college.state_abbreviation) ?? ''}`;
		const part = college.subregion_name ?? '';
		const where = { town, part: `${part} ${shortNames.get(part) ?? ''}` };
		return indexed(entry, college.name_alias.split('|'), where);
	});
}

export const collegeEntry = ({ ipeds_id, name, city, state_abbreviation }: NamedCollege): SearchEntry => ({
	title: name,
	type: 'college',
	ipedsid: ipeds_id,
	description: `${city}, ${state_abbreviation}`,
	comingSoonIn: null,
});

function indexState({ name, state_abbreviation, college_count }: State): IndexedEntry {
	const entry: SearchEntry = {
		title: name,
		type: 'state',
		ipedsid: null,
		description: college_count === 1 ? '1 college' : `${college_count} colleges`,
		comingSoonIn: null,
	};
	return indexed(entry, [state_abbreviation]);
}

/** A state that is coming soon also represents its colleges, which have no pages yet. */
function indexStateToCome({ name, state_abbreviation, region }: State, colleges: College[]): IndexedEntry {
	const entry: SearchEntry = {
		title: name,
		type: 'state',
		ipedsid: null,
		description: `COMING SOON. See the ${regionWithId(region)?.idString} region`,
		comingSoonIn: region,
	};
	const within = colleges.filter(
		(college) => college.visible && college.state_abbreviation === state_abbreviation,
	);
	const names = within.flatMap((college) => [college.name, ...college.name_alias.split('|')]);
	return indexed(entry, [state_abbreviation, ...names]);
}

function indexed(entry: SearchEntry, otherNames: string[], where = { town: '', part: '' }): IndexedEntry {
	const title = normalise(entry.title);
	const others = otherNames.map(normalise).filter(Boolean);
	const aliases = [...others, ...[title, ...others].flatMap(initialsTogether)];
	const titleWords = ` ${title}`;
	const nameWords = [titleWords, ...aliases].join(' ');
	const placedWords = `${nameWords} ${normalise(where.town)}`;
	const allWords = `${placedWords} ${normalise(where.part)}`;
	return { entry, title, aliases, titleWords, nameWords, placedWords, allWords };
}

/** "a t still university" is also "at still university", which is what "A.T. Still" normalizes to. */
function initialsTogether(name: string): string[] {
	const together = name.replace(/(?<!\S)\S(?: \S(?!\S))+/gu, (initials) => initials.replaceAll(' ', ''));
	return together === name ? [] : [together];
}
