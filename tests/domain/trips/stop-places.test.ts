import { expect, test } from 'vitest';
import { ownStop } from '#domain/trips/stop-places.ts';

test('a custom place is precise to a yard', () => {
	expect(ownStop('Here', { lat: 42.123456789, long: -71.000001 })).toMatchObject({
		lat: 42.12346,
		long: -71,
	});
});
