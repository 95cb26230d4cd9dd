import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EditedArticle } from '#domain/articles/article-edit.ts';
import type { Locality } from '#domain/articles/locality.ts';
import { ArticleTarget } from '#features/admin/articles/ArticleTarget.tsx';

const places = {
	states: [
		{ state_abbreviation: 'AK', name: 'Alaska', enabled: false },
		{ state_abbreviation: 'MA', name: 'Massachusetts', enabled: true },
	],
	subregions: [
		{ id: 1, name: 'Around Anchorage', state: 'AK' },
		{ id: 2, name: 'Greater Boston', state: 'MA' },
	],
	colleges: [
		{ ipeds_id: 102553, name: 'Alaska Anchorage', enabled: false },
		{ ipeds_id: 102614, name: 'Alaska Fairbanks', enabled: false },
		{ ipeds_id: 164924, name: 'Boston College', enabled: true },
	],
};

/** An article's subject as its row shows it. */
const rowOf = (locality: Locality, locality_id: string, is_enabled = true) =>
	renderToStaticMarkup(
		<ArticleTarget
			article={{ article_title: 'Visiting', locality, locality_id, is_enabled } as EditedArticle}
			places={places}
			onChange={async () => undefined}
		/>,
	);
const hintIn = (row: string) => /Not on Student Voices[^<]*/.exec(row)?.[0];

test.each<[string, Locality, string, string | undefined]>([
	['everything', 'general', '', undefined],
	['no state yet', 'state', '', undefined],
	['an open state', 'state', 'MA', undefined],
	['a closed one', 'state', 'AK', 'Not on Student Voices until Alaska is live.'],
	['a part of an open state', 'subregion', 'Greater Boston', undefined],
	['a part of a closed one', 'subregion', 'Around Anchorage', 'Not on Student Voices until Alaska is live.'],
	['an open college', 'college', '164924', undefined],
	['a closed one', 'college', '102553', 'Not on Student Voices until Alaska Anchorage is live.'],
	['one that no visitor sees', 'college', '100654', 'Not on Student Voices until this college is live.'],
	['colleges, one of them open', 'college', '102553, 164924', undefined],
	[
		'closed ones alone',
		'college',
		'102553,102614',
		'Not on Student Voices until one of these colleges is live.',
	],
])('an editor reads whether readers find an article about %s', (_, locality, id, words) => {
	expect(hintIn(rowOf(locality, id))).toBe(words);
});

test('the line under the subject of a switched-off article says nothing', () => {
	expect(hintIn(rowOf('state', 'AK', false))).toBeUndefined();
});

test('the states and their parts to choose from say which are live', () => {
	const optionsIn = (row: string) =>
		[...row.matchAll(/<option[^>]*>([^<]*)<\/option>/g)].slice(5).map(([, words]) => words);
	expect(optionsIn(rowOf('state', 'MA'))).toEqual(['Alaska', 'Massachusetts, live']);
	expect(optionsIn(rowOf('subregion', ''))).toEqual(['Around Anchorage', 'Greater Boston, live']);
});
