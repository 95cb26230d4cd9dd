import type { ListedArticle } from '#domain/articles/article.ts';
import { type Locality, localities } from '#domain/articles/locality.ts';
import { isAbout, type Whereabouts } from '#domain/articles/targeting.ts';
import { paths } from '#domain/paths.ts';
import type { Places } from './by-place.ts';

/** What `/articles?type=…&id=…` asks for: articles about something, or something that is not there. */
export type AskedList =
	| { kind: 'about'; about: Whereabouts; title: string; page?: { to: string; label: string } }
	| { kind: 'unknown'; words: string };

/** Reads the address of a list of articles. */
export function askedList(search: URLSearchParams, places: Places): AskedList {
	const type = localities.find((each) => each === search.get('type'));
	const id = search.get('id')?.trim() ?? '';
	if (!type)
		return {
			kind: 'unknown',
			words:
				'There are articles in general, and about a state, a part of one or a college. This address asks for something else.',
		};
	if (type === 'general')
		return { kind: 'about', about: { general: true }, title: 'Articles for every trip' };
	return readers[type](id, places) ?? { kind: 'unknown', words: unknownWords[type](id) };
}

/** The articles that are about it. */
export function articlesAbout(articles: ListedArticle[], about: Whereabouts): ListedArticle[] {
	return articles.filter((article) => isAbout(article, about));
}

type Placed = Exclude<Locality, 'general'>;

const readers: Record<Placed, (id: string, places: Places) => AskedList | undefined> = {
	state: (id, { states }) => {
		const state = states.find((each) => isSame(each.state_abbreviation, id) || isSame(each.name, id));
		return (
			state &&
			aboutPlace(state.name, { state: state.state_abbreviation }, state.enabled && paths.state(state.name))
		);
	},
	subregion: (id, { subregions, states }) => {
		const subregion = subregions.find((each) => isSame(each.name, id));
		const state = states.find(({ state_abbreviation }) => state_abbreviation === subregion?.state);
		return (
			subregion &&
			aboutPlace(subregion.name, { subregion: subregion.name }, state?.enabled && paths.state(state.name))
		);
	},
	college: (id, { colleges }) => {
		const college = colleges.find(({ ipeds_id }) => String(ipeds_id) === id);
		return (
			college &&
			aboutPlace(
				college.name,
				{ ipeds_id: college.ipeds_id },
				college.enabled && paths.college(college.ipeds_id),
			)
		);
	},
};

const unknownWords: Record<Placed, (id: string) => string> = {
	state: (id) => (id ? `We know no state called “${short(id)}”.` : 'This address does not say which state.'),
	subregion: (id) =>
		id
			? `We know no part of a state called “${short(id)}”.`
			: 'This address does not say which part of a state.',
	college: (id) =>
		id ? `We know no college with the number “${short(id)}”.` : 'This address does not say which college.',
};

function aboutPlace(name: string, about: Whereabouts, to: string | false | undefined): AskedList {
	const title = `Articles about ${name}`;
	return to ? { kind: 'about', about, title, page: { to, label: name } } : { kind: 'about', about, title };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const LONGEST = 40;
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
