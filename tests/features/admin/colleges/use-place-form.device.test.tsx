// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { AdminPlace } from '#domain/places/edit-place.ts';
import { type Campus, usePlaceForm } from '#features/admin/colleges/use-place-form.ts';
import { drawHook, happen } from '../../../ui/draw.ts';
import { aDesk } from '../a-desk.tsx';

const campus = { lat: 42.33621, long: -71.16924, city: 'Newton', state_abbreviation: 'MA', ipeds_id: 7 };
const creamery = {
	place_id: 'p_1',
	name: 'Creamery',
	type: 'restaurant',
	note: '',
	lat: 42.3404,
	long: -71.1667,
	city: 'Newton',
	state_abbreviation: 'MA',
	phone: null,
	website: null,
	revision: 3,
} as unknown as AdminPlace;
type Form = ReturnType<typeof usePlaceForm>;

/** The form after this was typed and Save was pressed. */
async function judged(
	place: AdminPlace | null,
	typed: Record<string, string>,
	at: Campus = campus,
): Promise<Form> {
	const { now } = drawHook(() => usePlaceForm(place, at, []));
	for (const [field, value] of Object.entries(typed)) await happen(() => now().set(field, value));
	await happen(() => now().judge());
	return now();
}

beforeEach(aDesk);

const FAR = 'This point is 346 miles from the campus; its guide shows places within 20.';

test.each<[string, AdminPlace | null]>([
	['is changed', creamery],
	['is added', null],
])('a place that %s where the guide of its college would not show it is not saved', async (_, place) => {
	const { read, faultOf } = await judged(place, { name: 'Creamery', lat: '47.3404' });
	expect([read.success, faultOf('lat'), faultOf('long')]).toEqual([false, FAR, undefined]);
});

test('a new place begins at the point on the map, and is as far as it lies from the campus itself', async () => {
	const start = { lat: 47.3404, long: campus.long };
	const { typed, faultOf } = await judged(null, { name: 'Creamery' }, { ...campus, start });
	expect([typed.lat, faultOf('lat')]).toEqual(['47.3404', FAR]);
});

test.each([
	['42.62572', true],
	['42.62588', false],
])('at latitude %s, just about 20 miles away, a guide shows it: %s', async (lat, isShown) => {
	const { read, faultOf } = await judged(creamery, { lat, long: String(campus.long) });
	expect([read.success, faultOf('lat')]).toEqual([
		isShown,
		isShown ? undefined : 'This point is 21 miles from the campus; its guide shows places within 20.',
	]);
});

test('a value that is not a latitude of the US is reported first', async () => {
	expect((await judged(creamery, { lat: '423404' })).faultOf('lat')).toBe('US latitudes are -15 to 72');
	expect((await judged(creamery, { lat: '' })).faultOf('lat')).toBe('US latitudes are -15 to 72');
});
