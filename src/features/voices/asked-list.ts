import type { ListedArticle } from '#domain/articles/article.ts';
import { type Locality, localities } from '#domain/articles/locality.ts';
import type { Places } from '#domain/articles/places.ts';
import { isAbout, type Whereabouts } from '#domain/articles/targeting.ts';
import { paths } from '#domain/paths.ts';
import type { PlaceLink } from './article-view.ts';

/** The request in `/articles?type=…&id=…`: articles about something, or something that does not exist. */
export type AskedList =
	| {
			kind: 'about';
			/** Any one of these is enough; a list about several colleges includes the articles about each. */
			about: Whereabouts[];
			title: string;
			/** The words for an empty list. */
			none: string;
			/** The open pages of its places. */
			pages: PlaceLink[];
	  }
	| { kind: 'unknown'; words: string };

/** Reads the address of a list of articles. */
export function askedList(search: URLSearchParams, places: Places): AskedList {
	const type = localities.find((each) => each === search.get('type'));
	const id = search.get('id')?.trim() ?? '';
	if (!type)
		return {
			kind: 'unknown',
			words: 'There’s no article list at this address.',
		};
	if (type === 'general')
		return {
			kind: 'about',
			about: [{ general: true }],
			title: 'General articles',
			none: 'No general articles yet.',
			pages: [],
		};
	return readers[type](id, places) ?? { kind: 'unknown', words: unknownWords[type](id) };
}

export function articlesAbout(articles: ListedArticle[], about: Whereabouts[]): ListedArticle[] {
	return articles.filter((article) => about.some((each) => isAbout(article, each)));
}

type Placed = Exclude<Locality, 'general'>;

const readers: Record<Placed, (id: string, places: Places) => AskedList | undefined> = {
	state: (id, { states }) => {
		const state = states.find((each) => isSame(each.state_abbreviation, id) || isSame(each.name, id));
		return (
			state &&
			aboutPlaces([
				{
					name: state.name,
					about: { state: state.state_abbreviation },
					to: state.enabled && paths.state(state.name),
				},
			])
		);
	},
	subregion: (id, { subregions, states }) => {
		const subregion = subregions.find((each) => isSame(each.name, id));
		const state = states.find(({ state_abbreviation }) => state_abbreviation === subregion?.state);
		return (
			subregion &&
			aboutPlaces([
				{
					name: subregion.name,
					about: { subregion: subregion.name },
					to: state?.enabled && paths.state(state.name),
				},
			])
		);
	},
	// One id, or several separated by commas, as in an article about several colleges.
	college: (id, { colleges }) => {
		const ids = new Set(id.split(',').map((each) => each.trim()));
		const asked = colleges.filter(({ ipeds_id }) => ids.has(String(ipeds_id)));
		return asked.length === 0
			? undefined
			: aboutPlaces(
					asked.map(({ name, ipeds_id, enabled }) => ({
						name,
						about: { ipeds_id },
						to: enabled && paths.college(ipeds_id),
					})),
				);
	},
};

const unknownWords: Record<Placed, (id: string) => string> = {
	state: (id) =>
		id ? `We couldn’t find a state called “${short(id)}”.` : 'This address doesn’t say which state.',
	subregion: (id) =>
		id
			? `We couldn’t find a part of a state called “${short(id)}”.`
			: 'This address doesn’t say which part of a state.',
	college: (id) =>
		id
			? `We couldn’t find a college with the number “${short(id)}”.`
			: 'This address doesn’t say which college.',
};

interface AskedPlace {
	name: string;
	about: Whereabouts;
	/** The page's address, if it is open. */
	to: string | false | undefined;
}

function aboutPlaces(asked: AskedPlace[]): AskedList {
	const names = new Intl.ListFormat('en').format(asked.map(({ name }) => name));
	return {
		kind: 'about',
		about: asked.map(({ about }) => about),
		title: `Articles about ${names}`,
		none: `Nobody has written about ${names} yet.`,
		pages: asked.flatMap(({ name, to }) => (to ? [{ to, label: name }] : [])),
	};
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const LONGEST = 40;
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
