import { expect, test } from 'vitest';
import { articleUpdateSchema, targetFault, typedIdsFault } from '#domain/articles/article-edit.ts';

const known = {
	states: new Set(['MA']),
	subregions: new Set(['4']),
	colleges: new Set(['164924', '168148']),
};

test.each([
	['general', '', undefined],
	['general', 'MA', 'A general article is about no place.'],
	['state', 'MA', undefined],
	['state', 'ZZ', 'There is no state ZZ.'],
	['subregion', '4', undefined],
	['subregion', '99', 'There is no subregion 99.'],
	['college', '', undefined],
	['college', '164924', undefined],
	['college', '164924, 168148', undefined],
	['college', '164924,1', 'There is no college 1.'],
	['college', '164924,', 'There is no college without a number.'],
] as const)('an article about %s "%s": %s', (locality, localityId, fault) => {
	expect(targetFault(locality, localityId, known)).toBe(fault);
});

test.each([
	['', undefined],
	['164924', undefined],
	['164924,999999', undefined],
	['164924,Amherst', 'Amherst is not an IPEDS id. Type numbers, like 164924.'],
	['-7', '-7 is not an IPEDS id. Type numbers, like 164924.'],
])('college ids typed as "%s": %s', (ids, fault) => {
	expect(typedIdsFault(ids)).toBe(fault);
});

test('a change names one article and at least one field', () => {
	const isTaken = (sent: object) => articleUpdateSchema.safeParse(sent).success;
	expect(isTaken({ wordpress_id: 7, is_enabled: false })).toBe(true);
	expect(isTaken({ id: 'ours', article_title: 'A Day in Amherst' })).toBe(true);
	expect(isTaken({ wordpress_id: 7, id: 'ours', is_enabled: false })).toBe(false);
	expect(isTaken({ is_enabled: false })).toBe(false);
	expect(isTaken({ wordpress_id: 7 })).toBe(false);
	expect(isTaken({ wordpress_id: 7, article_title: '   ' })).toBe(false);
});
