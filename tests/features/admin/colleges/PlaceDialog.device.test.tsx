// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { AdminPlace } from '#domain/places/edit-place.ts';
import { PlaceDialog } from '#features/admin/colleges/PlaceDialog.tsx';
import { addAgain, type PlaceSaved, writePlace } from '#features/admin/colleges/place-writes.ts';
import { storedEdit } from '#features/admin/stored-edits.ts';
import { press } from '../../../ui/draw.ts';
import { aDesk, open } from '../a-desk.tsx';
import { campus, inn } from '../a-place.ts';

vi.mock('#features/admin/colleges/place-writes.ts', () => ({
	writePlace: vi.fn(),
	addAgain: vi.fn(),
	removePlace: vi.fn(),
}));

beforeEach(aDesk);

test.each<[string, PlaceSaved, number]>([
	['saved', { isSaved: true }, 1],
	['not known to be saved', { isSaved: false, isOpen: true }, 1],
	// Reading again would put a page without a session in place of what is typed.
	['not saved', { isSaved: false }, 0],
])(
	'the places are read again once one is %s: the next must never take its place',
	async (_, outcome, times) => {
		vi.mocked(writePlace).mockResolvedValue(outcome);
		const onDone = vi.fn();
		open(
			<PlaceDialog place={inn} campus={campus} places={[inn]} onClose={() => undefined} onDone={onDone} />,
		);
		await press('Save the place');
		expect(onDone).toHaveBeenCalledTimes(times);
	},
);

test('a new place that was sent is sent again only by reading first', async () => {
	vi.mocked(writePlace).mockReset().mockResolvedValue({ isSaved: false, isOpen: true });
	vi.mocked(addAgain).mockResolvedValue({ isSaved: false });
	const typed = { ...campus, ...inn };
	const submit = async (place: AdminPlace | null, places: AdminPlace[]) => {
		open(
			<PlaceDialog
				place={place}
				campus={typed}
				places={places}
				onClose={() => undefined}
				onDone={() => undefined}
			/>,
		);
		await press(place ? 'Save the place' : 'Add the place');
		return [vi.mocked(writePlace).mock.calls.length, vi.mocked(addAgain).mock.calls.length];
	};
	const past = { revision: 0, typed: {} };
	storedEdit('place-new-7').change(past, { ...past, typed: { name: 'The Café', place_id: 'p_9' } });
	expect(await submit(null, [])).toEqual([0, 1]);
	expect(await submit(inn, [inn])).toEqual([1, 1]);
});
