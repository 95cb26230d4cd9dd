import { expect, test } from 'vitest';
import { consequencesOf } from '#domain/colleges/consequences.ts';

const boston = { state_abbreviation: 'MA', locale: 21 };
const none = { subregion_id: null, subregion_name: null };

test.each<[Parameters<typeof consequencesOf>[1], object]>([
	[{ state_abbreviation: 'CA' }, none],
	[{ state_abbreviation: 'MA' }, {}],
	[{ state_abbreviation: 'CA', subregion_id: 62 }, {}],
	[{ subregion_id: 92 }, {}],
	[{ locale: 43 }, { setting: 'Rural' }],
	[{ locale: null }, { setting: null }],
	[{ locale: 21 }, {}],
	[{ locale: 43, setting: 'Town' }, {}],
	[{ setting: 'Town' }, {}],
	[
		{ state_abbreviation: 'CA', locale: 11 },
		{ ...none, setting: 'Urban' },
	],
	[{}, {}],
])('the change %o of a college brings %o with it', (update, brought) => {
	expect(consequencesOf(boston, update)).toEqual(brought);
});
