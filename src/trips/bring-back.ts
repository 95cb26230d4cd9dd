import type { Cells, Change } from '#domain/sync/cell.ts';
import { refusalWords } from '#domain/trips/refusal-words.ts';
import { readSession } from '#session/session.ts';
import { showToast } from '#ui/toasts.ts';
import { noRoomToReturn } from './plan-room.ts';
import type { TripStore } from './trip-store.ts';

/** Brings values that gave way back to their trip with this edit, or says why the trip no longer has room for them. */
export async function bringBack(
	store: TripStore,
	{ changes, trip }: { changes: readonly Change[]; trip: Cells },
	edit: () => void | Promise<void>,
): Promise<void> {
	const code = await noRoomToReturn(store, { changes, trip, who: readSession().account });
	if (code) return void showToast({ words: `Not brought back. ${refusalWords(code)}.` });
	await edit();
}
