import { readState, saveRegion, saveState } from '#api/admin-states.ts';
import { ApiError } from '#api/api-error.ts';
import type { AdminState } from '#domain/states/edit-state.ts';
import type { RegionContent } from '#domain/states/state.ts';
import { showToast } from '#ui/toasts.ts';
import { failureWords } from '../failure-words.ts';
import { tryTo } from '../try-to.ts';

export type StateChange = Parameters<typeof saveState>[1];

/**
 * Changes a state; resolves to its current record, which is somebody else's when they saved first, and explains a
 * failure.
 */
export async function changeState(
	{ fips, revision }: AdminState,
	change: StateChange,
): Promise<{ isSaved: boolean; now: AdminState | undefined }> {
	try {
		return { isSaved: true, now: await saveState(fips, change, revision) };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.code !== 'edited_meanwhile') {
			showToast({ words: failureWords(error.code) });
			return { isSaved: false, now: undefined };
		}
		const theirs = await tryTo(() => readState(fips));
		if (theirs) showToast({ words: 'Somebody else just changed this state. Check it, then save again.' });
		return { isSaved: false, now: theirs };
	}
}

/** Changes a region's text or picture; resolves to true on success, and explains a failure. */
export async function changeRegion(
	{ id }: RegionContent,
	update: Parameters<typeof saveRegion>[0]['update'],
): Promise<boolean> {
	return (await tryTo(() => saveRegion({ id, update }))) !== undefined;
}
