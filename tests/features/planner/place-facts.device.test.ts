// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { sharedDb } from '#db/shared-db.ts';
import type { Place } from '#domain/places/place.ts';
import { usePlaceFacts } from '#features/planner/place-facts.ts';
import { aStopAt } from '../../domain/schedule/builders.ts';
import { inTime } from '../../in-time.ts';
import { drawHook } from '../../ui/draw.ts';

test('what a guide knows about a place is found by any id, even one with a space', async () => {
	const inn = { place_id: 'hotel 90', type: 'hotel', note: 'By the river', phone: '(617) 868-2255' };
	await sharedDb.guides.put({
		ipeds_id: 1,
		guide: {} as never,
		places: [inn as Place],
		etag: null,
		refreshed_at: 0,
	});
	const stops = [aStopAt('hotel 90'), aStopAt('poi 10')];
	const facts = drawHook(() => usePlaceFacts({ stops }));
	await inTime(() => expect([...facts.now().keys()]).toEqual(['hotel 90']));
	expect(facts.now().get('hotel 90')?.phone).toBe('(617) 868-2255');
});
