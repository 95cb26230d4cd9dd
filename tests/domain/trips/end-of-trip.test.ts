import { expect, test } from 'vitest';
import { isEndOfTrip } from '#domain/trips/end-of-trip.ts';
import type { StopType } from '#domain/trips/stop-place.ts';
import { aPlace } from './builders.ts';

test('home and airports end a trip unless somebody says otherwise; a campus without a guide does not', () => {
	const place = (type: StopType, code: string) => aPlace({ type, code });
	expect([place('x', ''), place('airport', 'BOS')].map(isEndOfTrip)).toEqual([true, true]);
	expect([place('x', '164924'), place('college', '164924'), undefined].map(isEndOfTrip)).toEqual([
		false,
		false,
		false,
	]);
});
