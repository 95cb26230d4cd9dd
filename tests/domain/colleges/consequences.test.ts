import { expect, test } from 'vitest';
import { consequencesOf } from '#domain/colleges/consequences.ts';

const boston = { state_abbreviation: 'MA', locale: 21 };
const none = { subregion_id: null, subregion_name: null };

test.each([
	[{ state_abbreviation: 'CA' }, none],
	[{ state_abbreviation: 'MA' }, {}],
	[{ state_abbreviation: 'CA', subregion_id: 62 }, {}],
	[{ subregion_id: 92 }, {}],
	[{}, {}],
])('the change %o of a college brings %o with it', (update, brought) => {
	expect(consequencesOf(boston, update)).toEqual(brought);
});
