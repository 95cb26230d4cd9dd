import { expect, test } from 'vitest';
import { matchedStop } from '#domain/exchange/matched-stop.ts';
import { bareStop } from '#domain/trips/trip-content.ts';
import { aPlace } from '../trips/builders.ts';
import { aContent, tripOf } from './builders.ts';

const brown = bareStop(aPlace());
const tenAm = { ...brown, tour_at: '2027-04-12T10:00', note: 'Ask Ann\nat Gate B' };
const { stops } = tripOf(aContent([], { stops: [bareStop(aPlace({ code: '1' })), tenAm] }));

test('a stop that is on the trip is found, with the differences in what is said about it', () => {
	const same = { at: 1, otherTimes: false, otherNote: false };
	expect(matchedStop(tenAm, stops)).toMatchObject(same);
	// What a file does not say is not a difference, and neither is how it breaks a line.
	expect(matchedStop(brown, stops)).toMatchObject(same);
	expect(matchedStop({ ...brown, note: ' Ask Ann\r\nat Gate B ' }, stops)).toMatchObject(same);
	expect(matchedStop({ ...tenAm, tour_at: '2027-04-12T13:00' }, stops)).toMatchObject({
		...same,
		otherTimes: true,
	});
	expect(matchedStop({ ...brown, visit_minutes: 0 }, stops)).toMatchObject({ ...same, otherTimes: true });
	expect(matchedStop({ ...tenAm, note: 'Ask Bea' }, stops)).toMatchObject({ ...same, otherNote: true });
	expect(matchedStop(bareStop(aPlace({ code: '2' })), stops)).toBeNull();
});

test('with two stops at one place, the one that says the same counts', () => {
	const { stops: twice } = tripOf(aContent([], { stops: [brown, tenAm] }));
	expect(matchedStop(tenAm, twice)).toMatchObject({ at: 1, otherTimes: false, otherNote: false });
	expect(matchedStop({ ...tenAm, note: 'Ask Bea' }, twice)).toMatchObject({ at: 0, otherNote: true });
});
