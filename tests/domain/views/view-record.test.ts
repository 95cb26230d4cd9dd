import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayReadEveryArticle, visitArticle } from '#domain/views/article-gate.ts';
import { type GuideGate, visitGuide } from '#domain/views/guide-gate.ts';
import { type Reader, readerOf } from '#domain/views/reader.ts';
import {
	MissingKeyError,
	nothingViewed,
	readKey,
	readRecord,
	type ViewRecord,
	withGuideViewed,
	withOptIn,
} from '#domain/views/view-record.ts';

const nowhere = new Set<number>();
const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = 86_400_000;

/** A record after this many distinct guides, numbered from 1. */
function afterGuides(count: number, rest: Partial<ViewRecord> = {}): ViewRecord {
	return { ...nothingViewed, ...rest, collegeViews: Array.from({ length: count }, (_, at) => at + 1) };
}

function gateAfter(count: number, reader: Reader, rest: Partial<ViewRecord> = {}): GuideGate {
	return visitGuide({ record: afterGuides(count, rest), ipedsId: 900, reader, onTrips: nowhere }).gate;
}

function anAccount(subscription_type: number, trial_start: string | null = null, group = 'default') {
	return { group, subscription_type, trial_start, access: 0 };
}

test('the first three articles open and are counted; the fourth does not, and is not', () => {
	let record = nothingViewed;
	for (const nth of [1, 2, 3]) {
		const gate = visitArticle(record, false);
		expect(gate).toEqual({ opens: true, record: { ...nothingViewed, articleViews: nth } });
		if (gate.opens) record = gate.record;
	}
	expect(visitArticle(record, false)).toEqual({ opens: false });
});

test('from the fourth article on an account or an email address opens, and nothing more is counted', () => {
	const record = { ...nothingViewed, articleViews: 3 };
	expect(visitArticle(record, true)).toEqual({ opens: true, record });
	expect(visitArticle(withOptIn(record), false)).toEqual({ opens: true, record: withOptIn(record) });
});

test('every type of subscription from 0 to 4 and an admin may read every article, a visitor may not', () => {
	for (const type of [0, 1, 2, 3, 4]) expect(mayReadEveryArticle(anAccount(type))).toBe(true);
	for (const type of [-1, 5]) expect(mayReadEveryArticle(anAccount(type))).toBe(false);
	expect(mayReadEveryArticle(anAccount(9, null, 'admin'))).toBe(true);
	expect(mayReadEveryArticle(null)).toBe(false);
});

test('paid, promo, a running trial and an admin read everything; registered and an ended trial are free', () => {
	const started = (daysAgo: number) => new Date(NOW - daysAgo * DAY).toISOString();
	expect(readerOf(null, NOW)).toBe('visitor');
	expect(readerOf(anAccount(0), NOW)).toBe('free');
	expect(readerOf(anAccount(1), NOW)).toBe('full');
	expect(readerOf(anAccount(2, started(6.9)), NOW)).toBe('full');
	expect(readerOf(anAccount(2, started(7)), NOW)).toBe('free');
	expect(readerOf(anAccount(2), NOW)).toBe('free');
	expect(readerOf(anAccount(3, started(20)), NOW)).toBe('free');
	expect(readerOf(anAccount(4), NOW)).toBe('full');
	expect(readerOf(anAccount(0, null, 'admin'), NOW)).toBe('full');
});

test('an editor reads every guide, whatever the plan', () => {
	for (const access of [1, 2]) expect(readerOf({ ...anAccount(0), access }, NOW)).toBe('full');
	expect(readerOf({ ...anAccount(3), access: 1 }, NOW)).toBe('full');
});

test('a visitor opens two guides, is asked for an email at the third to the eighth, and sees the plans at the ninth', () => {
	const gates = Array.from({ length: 10 }, (_, viewed) => gateAfter(viewed, 'visitor'));
	expect(gates).toEqual([
		...Array(2).fill('open'),
		...Array(6).fill('prompt'),
		...Array(2).fill('plans'),
	] satisfies GuideGate[]);
});

test('after leaving an email address, or with an account, nobody asks; the ninth guide still shows the plans', () => {
	for (const gates of [
		Array.from({ length: 10 }, (_, viewed) => gateAfter(viewed, 'visitor', { emailOptIn: true })),
		Array.from({ length: 10 }, (_, viewed) => gateAfter(viewed, 'free')),
	])
		expect(gates).toEqual([...Array(8).fill('open'), ...Array(2).fill('plans')]);
});

test('a full account is never asked and never stopped', () => {
	for (const viewed of [0, 2, 8, 200]) expect(gateAfter(viewed, 'full')).toBe('open');
});

test('a guide on a trip and a guide read before open without a question, however many were read', () => {
	for (const count of [2, 8, 30]) {
		const record = afterGuides(count);
		const visit = { record, reader: 'visitor' as const };
		expect(visitGuide({ ...visit, ipedsId: 900, onTrips: new Set([900]) })).toEqual({ gate: 'open', record });
		expect(visitGuide({ ...visit, ipedsId: 1, onTrips: nowhere })).toEqual({ gate: 'open', record });
	}
});

test('a guide that opens without the limit uses up no free view, so a family has all eight after its trial', () => {
	const visit = { ipedsId: 900, onTrips: nowhere };
	for (const count of [0, 2, 7]) {
		const record = afterGuides(count);
		expect(visitGuide({ ...visit, record, reader: 'full' }).record).toEqual(record);
		expect(visitGuide({ ...visit, record, reader: 'free', onTrips: new Set([900]) }).record).toEqual(record);
		expect(visitGuide({ ...visit, record, reader: 'free' }).record).toEqual(withGuideViewed(record, 900));
	}
});

const anyRecord = fc.record({
	collegeViews: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 30 }),
	articleViews: fc.nat(6),
	emailOptIn: fc.boolean(),
});
const anyReader = fc.constantFrom<Reader>('visitor', 'free', 'full');

test('a repeat view never counts, asks or locks, whatever was viewed before', () => {
	fc.assert(
		fc.property(anyRecord, fc.integer({ min: 1, max: 40 }), anyReader, (record, ipedsId, reader) => {
			const first = visitGuide({ record, ipedsId, reader, onTrips: nowhere });
			if (first.gate === 'plans') {
				expect(first.record).toBe(record);
				return;
			}
			expect(new Set(first.record.collegeViews).size).toBe(first.record.collegeViews.length);
			const again = visitGuide({ record: first.record, ipedsId, reader, onTrips: nowhere });
			expect(again).toEqual({ gate: 'open', record: first.record });
		}),
	);
});

test('whatever path a visitor takes, exactly eight guides off any trip open, and each stays open', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 1, max: 15 }), { maxLength: 60 }), (walk) => {
			let record = nothingViewed;
			for (const ipedsId of walk) {
				const wasRead = record.collegeViews.includes(ipedsId);
				const visit = visitGuide({ record, ipedsId, reader: 'visitor', onTrips: nowhere });
				expect(visit.gate === 'plans').toBe(!wasRead && record.collegeViews.length >= 8);
				record = visit.record;
			}
			expect(record.collegeViews).toHaveLength(Math.min(8, new Set(walk).size));
		}),
	);
});

test('an intact record in the browser is read in full', () => {
	const kept: ViewRecord = { collegeViews: [164924], articleViews: 2, emailOptIn: true };
	expect(readRecord({ key: 'ctt', ...kept }, () => expect.unreachable())).toEqual(kept);
	expect(readKey(kept, 'articleViews')).toBe(2);
});

test.each([
	['collegeViews', { articleViews: 2, emailOptIn: true }],
	['collegeViews', { collegeViews: ['x'], articleViews: 2, emailOptIn: true }],
	['articleViews', { collegeViews: [164924], emailOptIn: true }],
	['articleViews', { collegeViews: [164924], articleViews: -1, emailOptIn: true }],
	['emailOptIn', { collegeViews: [164924], articleViews: 2, emailOptIn: 'yes' }],
] as const)('a record that lacks %s says so, and only that begins again: %o', (key, kept) => {
	expect(() => readKey(kept, key)).toThrow(new MissingKeyError(key));
	expect(new MissingKeyError(key).message).toBe(`Key does not exist: ${key}`);
	const warned: string[] = [];
	expect(readRecord(kept, ({ message }) => warned.push(message))).toEqual({
		collegeViews: [164924],
		articleViews: 2,
		emailOptIn: true,
		[key]: nothingViewed[key],
	});
	expect(warned).toEqual([`Key does not exist: ${key}`]);
});
