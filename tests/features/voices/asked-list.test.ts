import { expect, test } from 'vitest';
import { type ListedArticle, listedArticleSchema } from '#domain/articles/article.ts';
import type { Places } from '#domain/articles/places.ts';
import { readingMinutes } from '#domain/articles/reading-time.ts';
import { paintHue, paintHues } from '#domain/colleges/paint-hue.ts';
import { articleHue } from '#features/voices/article-hue.ts';
import { articlesAbout, askedList } from '#features/voices/asked-list.ts';
import { articlesByPlace } from '#features/voices/by-place.ts';
import { whereItIsAbout } from '#features/voices/where-it-is-about.ts';
import { articleAddress } from '#voices/article-address.ts';
import { tileHue } from '#voices/tile-hue.ts';

const places: Places = {
	states: [
		{ name: 'Ohio', state_abbreviation: 'OH', region: 'Midwest', enabled: true },
		{ name: 'Massachusetts', state_abbreviation: 'MA', region: 'NewEngland', enabled: true },
		{ name: 'Maine', state_abbreviation: 'ME', region: 'NewEngland', enabled: true },
		{ name: 'Wyoming', state_abbreviation: 'WY', region: 'West', enabled: false },
	],
	subregions: [
		{ id: 91, state: 'MA', name: 'Greater Boston' },
		{ id: 102, state: 'MA', name: 'Western MA' },
	],
	colleges: [
		aCollege(1, 'Tufts University', 'MA', 91),
		aCollege(2, 'Boston College', 'MA', 91),
		aCollege(3, 'Wheaton College', 'MA', null),
		aCollege(4, 'Bowdoin College', 'ME', null),
		{ ...aCollege(5, 'Closed College', 'OH', null), enabled: false },
	],
};

function aCollege(ipeds_id: number, name: string, state_abbreviation: string, subregion_id: number | null) {
	return { ipeds_id, name, state_abbreviation, subregion_id, enabled: true };
}

function anArticle(locality: ListedArticle['locality'], locality_id: string): ListedArticle {
	return listedArticleSchema.parse({
		id: `${locality}-${locality_id}`,
		wordpress_id: null,
		article_title: `About ${locality_id}`,
		URL: '/student-voices/x',
		excerpt: '',
		locality,
		locality_id,
		is_enabled: true,
		published: '2026-11-12T12:00:00.000Z',
		modified: '2026-11-12T12:00:00.000Z',
		is_sample: true,
	});
}

/** The overview as a person reads it: one line a heading, its articles behind it. */
function read(articles: ListedArticle[]): string[] {
	const ids = (listed: ListedArticle[]) => listed.map(({ id }) => id).join(' ');
	return articlesByPlace(articles, places).flatMap(({ region, states }) => [
		region.idString,
		...states.flatMap(({ state, articles: own, parts }) => [
			`- ${state.name}: ${ids(own)}`,
			...parts.flatMap(({ name, articles: ofPart, colleges }) => [
				`-- ${name}: ${ids(ofPart)}`,
				...colleges.map(({ college, articles: ofCollege }) => `--- ${college.name}: ${ids(ofCollege)}`),
			]),
		]),
	]);
}

test('five regions, then states by name, subregions where the state has them with Other last, and colleges by name', () => {
	expect(
		read([
			anArticle('general', ''),
			anArticle('college', '4'),
			anArticle('college', '3'),
			anArticle('college', '1, 2'),
			anArticle('subregion', 'Western MA'),
			anArticle('state', 'MA'),
		]),
	).toEqual([
		'New England',
		'- Maine: ',
		'-- null: ',
		'--- Bowdoin College: college-4',
		'- Massachusetts: state-MA',
		'-- Greater Boston: ',
		'--- Boston College: college-1, 2',
		'--- Tufts University: college-1, 2',
		'-- Western MA: subregion-Western MA',
		'-- Other: ',
		'--- Wheaton College: college-3',
		'Mid Atlantic',
		'South',
		'Midwest',
		'West',
	]);
});

test('an open college of a closed state is shown under it', () => {
	const withLander = { ...places, colleges: [...places.colleges, aCollege(6, 'Lander College', 'WY', null)] };
	const articles = [anArticle('college', '6'), anArticle('state', 'WY')];
	const west = articlesByPlace(articles, withLander).at(-1);
	expect(west?.states[0]?.articles).toEqual([]);
	expect(west?.states.map(({ state, parts }) => [state.name, parts[0]?.colleges[0]?.college.name])).toEqual([
		['Wyoming', 'Lander College'],
	]);
});

test('no closed state or college is shown, whoever wrote about it', () => {
	expect(read([anArticle('state', 'WY'), anArticle('college', '5')])).toEqual([
		'New England',
		'Mid Atlantic',
		'South',
		'Midwest',
		'West',
	]);
});

const asked = (address: string) => askedList(new URL(address, 'https://x').searchParams, places);

test('the address of a list asks for articles in general, or about a state, a part of one or a college', () => {
	expect(asked('/articles?type=general')).toMatchObject({
		about: [{ general: true }],
		none: 'No general articles yet.',
	});
	expect(asked('/articles?type=state&id=MA')).toMatchObject({
		about: [{ state: 'MA' }],
		title: 'Articles about Massachusetts',
		pages: [{ to: '/state/Massachusetts', label: 'Massachusetts' }],
	});
	expect(asked('/articles?type=subregion&id=greater%20boston')).toMatchObject({
		about: [{ subregion: 'Greater Boston' }],
		pages: [{ to: '/state/Massachusetts', label: 'Greater Boston' }],
	});
	expect(asked('/articles?type=college&id=2')).toMatchObject({
		about: [{ ipeds_id: 2 }],
		pages: [{ to: '/college/2' }],
	});
	expect(asked('/articles?type=college&id=5')).toMatchObject({
		title: 'Articles about Closed College',
		none: 'Nobody has written about Closed College yet.',
		pages: [],
	});
});

test('a list about several colleges, with commas as an article names them, is about each that we know', () => {
	expect(asked('/articles?type=college&id=2,%201,5,999')).toMatchObject({
		about: [{ ipeds_id: 1 }, { ipeds_id: 2 }, { ipeds_id: 5 }],
		title: 'Articles about Tufts University, Boston College, and Closed College',
		pages: [{ to: '/college/1' }, { to: '/college/2' }],
	});
});

test('an article is drawn in its college’s paint, its region’s color, or a hue of its own that never changes', () => {
	expect(articleHue(anArticle('college', '2, 5'), places)).toBe(paintHue(2));
	expect(articleHue(anArticle('state', 'OH'), places)).toBe(145);
	expect(articleHue(anArticle('subregion', 'Greater Boston'), places)).toBe(255);
	expect(paintHues).toContain(articleHue(anArticle('general', ''), places));
});

test('an invalid address says what is wrong with it', () => {
	expect(asked('/articles')).toEqual({
		kind: 'unknown',
		words: 'There’s no article list at this address.',
	});
	expect(asked('/articles?type=toString')).toMatchObject({ kind: 'unknown' });
	expect(asked('/articles?type=state')).toMatchObject({ words: 'This address doesn’t say which state.' });
	expect(asked('/articles?type=state&id=XX')).toMatchObject({
		words: 'We couldn’t find a state called “XX”.',
	});
	expect(asked('/articles?type=subregion&id=Nowhere')).toMatchObject({
		words: 'We couldn’t find a part of a state called “Nowhere”.',
	});
	expect(asked(`/articles?type=college&id=${'9'.repeat(500)}`)).toMatchObject({
		words: `We couldn’t find a college with the number “${'9'.repeat(40)}…”.`,
	});
});

test('a list holds the articles about what it asks for, and no others', () => {
	const articles = [anArticle('general', ''), anArticle('college', '1, 2'), anArticle('college', '12')];
	expect(articlesAbout(articles, [{ ipeds_id: 2 }, { ipeds_id: 3 }]).map(({ id }) => id)).toEqual([
		'college-1, 2',
	]);
	expect(articlesAbout(articles, [{ general: true }]).map(({ id }) => id)).toEqual(['general-']);
});

test('an article leads to the open pages of what it is about', () => {
	expect(whereItIsAbout(anArticle('college', '2, 5'), places)).toEqual([
		{ to: '/college/2', label: 'Boston College' },
	]);
	expect(whereItIsAbout(anArticle('subregion', 'Greater Boston'), places)).toEqual([
		{ to: '/state/Massachusetts', label: 'Greater Boston, Massachusetts' },
	]);
	expect(whereItIsAbout(anArticle('state', 'WY'), places)).toEqual([]);
	expect(whereItIsAbout(anArticle('general', ''), places)).toEqual([]);
});

test('an article opens at the blog, and from this device when it is ours or there is no signal', () => {
	const post = { id: '12', URL: 'https://blog.example/?p=12' };
	expect(articleAddress(post, true)).toBe('https://blog.example/?p=12');
	expect(articleAddress(post, false)).toBe('/student-voices/12');
	expect(articleAddress({ id: 'what to ask', URL: '/student-voices/what-to-ask' }, true)).toBe(
		'/student-voices/what%20to%20ask',
	);
	for (const script of ['javascript:alert(1)', 'javascript:location="https://evil.example"'])
		expect(articleAddress({ id: '13', URL: script }, true)).toBe('/student-voices/13');
	expect(articleAddress({ id: '12', URL: 'http://127.0.0.1/?p=12' }, true)).toBe('http://127.0.0.1/?p=12');
});

test('the first three articles are each painted in a hue of their own', () => {
	expect(new Set([0, 1, 2].map(tileHue)).size).toBe(3);
	expect(tileHue(3)).toBe(tileHue(0));
});

test('reading takes a minute for 220 words, and never none', () => {
	expect(readingMinutes('')).toBe(1);
	expect(readingMinutes(`<p>${'word '.repeat(880)}</p>`)).toBe(4);
	// Tags are not words, but they separate them.
	expect(readingMinutes('<a class="far away" href="/x">word</a>'.repeat(440))).toBe(2);
});
