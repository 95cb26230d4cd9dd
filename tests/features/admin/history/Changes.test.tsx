import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AuditEntry } from '#domain/admin/audit.ts';
import { Changes } from '#features/admin/history/Changes.tsx';

/** The words of a change: its head, then each field with its values, strikes and all. */
function wordsOf(change: Partial<AuditEntry>): string[] {
	const entry: AuditEntry = {
		id: 7,
		at: new Date(2026, 10, 30, 14, 24, 4).toISOString(),
		by: { id: 'u_ann', email: 'ann@example.org', name: null },
		what: 'state',
		key: '44',
		name: 'Rhode Island',
		before: {},
		after: {},
		...change,
	};
	const html = renderToStaticMarkup(<Changes entry={entry} />);
	return html
		.replace(/<\/(p|dt|dd|summary)>/g, '|')
		.replace(/<[^>]+>/g, '')
		.split('|')
		.filter((words) => words !== '' && words !== 'Before and after');
}

test('a switch is called as on its form, and a change’s time is like every other in the office', () => {
	expect(wordsOf({ before: { enabled: true }, after: { enabled: false } })).toEqual([
		'Changed state Rhode Island: Live',
		'ann@example.org, Nov 30, 2026, 2:24 PM',
		'Live',
		'Yes',
		'No',
	]);
});

test('access that the User List cannot change is told from other access', () => {
	const fixed = { what: 'account', before: { access: 1 }, after: { access: 2 } } as const;
	expect(wordsOf(fixed).slice(3)).toEqual(['Yes', 'Yes, fixed']);
});

test('of a list of texts, those that differ are shown as plain words, one per line', () => {
	const [stays, was] = ['<p><strong>Brown</strong> is on a hill.</p>', '<p>Park &amp; walk.</p>'];
	const added = ['<p>Take the bus.</p><ul><li>One</li><li>Two</li></ul>', '<p>Ferry.</p>'];
	const change = { before: { travel_tips: [stays, was] }, after: { travel_tips: [stays, ...added] } };
	expect(wordsOf(change).slice(3)).toEqual(['Park &amp; walk.', 'Take the bus.\nOne\nTwo\nFerry.']);
});

test('a list in another order is shown whole, and words in another format are not shown twice', () => {
	const moved = { before: { travel_tips: ['A', 'B'] }, after: { travel_tips: ['B', 'A'] } };
	expect(wordsOf(moved).slice(3)).toEqual(['A\nB', 'B\nA']);
	const bold = { before: { travel_tips: ['<p>A</p>'] }, after: { travel_tips: ['<p><b>A</b></p>'] } };
	expect(wordsOf(bold).slice(3)).toEqual(['The words are the same. Only their format or a link changed.']);
});

test('a new thing has its form’s labels, and a day in words', () => {
	const after = { uses: 100, expires: '2027-11-29' };
	const words = wordsOf({ what: 'promo_code', key: 'SPRING', name: null, before: null, after });
	expect(words[0]).toBe('Added promo code SPRING: For how many people; Last day');
	expect(words.slice(2)).toEqual(['For how many people', '–', '100', 'Last day', '–', 'Nov 29, 2027']);
});

test('a field that a new thing leaves empty is not listed', () => {
	const after = { first: 'Ann', image: null };
	const words = wordsOf({ what: 'contributor', name: 'Ann Lee', before: null, after });
	expect(words[0]).toBe('Added contributor Ann Lee: First name');
	expect(words.slice(2)).toEqual(['First name', '–', 'Ann']);
	expect(wordsOf({ before: null, after: { travel_tips: [] } }).slice(3)).toEqual(['–', '–']);
});

test('a college’s features, a picture’s credit, a code and a time are words, too', () => {
	const feature = { title: 'Lab', html: '<p>Open on Friday</p>' };
	const features = { before: { content: { features: [] } }, after: { content: { features: [feature] } } };
	expect(wordsOf({ what: 'college', ...features }).slice(3)).toEqual(['–', 'Lab, Open on Friday']);
	const credit = { author: 'Ann', license: 'CC0' };
	const credited = wordsOf({ what: 'image', before: { credit: null }, after: { credit } });
	expect(credited.at(-1)).toBe('Ann\nCC0');
	const left = { before: { status: 'confirmed' }, after: { status: 'unsubscribed' } };
	expect(wordsOf({ what: 'subscriber', ...left }).slice(2)).toEqual(['State', 'Confirmed', 'Unsubscribed']);
	const ended = { before: { ended: null }, after: { ended: new Date(2026, 0, 2, 9, 5).toISOString() } };
	expect(wordsOf({ what: 'promo_code', ...ended }).at(-1)).toBe('Jan 2, 2026, 9:05 AM');
});

test('a region and a text of the About page go by their names', () => {
	const change = { name: null, before: { text: 'A' }, after: { text: 'B' } };
	expect(wordsOf({ ...change, what: 'region', key: 'NewEngland' })[0]).toBe(
		'Changed region New England: Text',
	);
	const text = wordsOf({ ...change, what: 'site_content', key: 'mission' });
	expect(text[0]).toMatch(/^Changed site content Our mission/);
});
