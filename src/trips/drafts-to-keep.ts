import { useLiveQuery } from 'dexie-react-hooks';
import { orWarn } from '#db/or-warn.ts';
import { sharedDb } from '#db/shared-db.ts';

/** The number of drafts whose "keep" answer is remembered. */
const MOST_ANSWERS = 30;

/** Remembers that the person wants to keep this draft whenever they leave it. */
export async function keepDraftOnLeaving(draftId: string): Promise<void> {
	// If the device refuses, the question is asked again, which loses nothing.
	await orWarn('This device could not store the answer', () =>
		sharedDb.transaction('rw', sharedDb.meta, async () => {
			const others = (await readAnswers()).filter((id) => id !== draftId);
			await sharedDb.meta.put({ key: 'kept_drafts', value: [...others, draftId].slice(-MOST_ANSWERS) });
		}),
	);
}

/** True when the person has said so. */
export async function isDraftToKeep(draftId: string): Promise<boolean> {
	const answers = await orWarn('This device could not read the answer', readAnswers);
	return answers?.includes(draftId) ?? false;
}

/** Returns the same, live across all tabs; undefined until the device has answered. */
export function useIsDraftToKeep(draftId: string): boolean | undefined {
	return useLiveQuery(async () => isDraftToKeep(draftId), [draftId]);
}

async function readAnswers(): Promise<string[]> {
	return ((await sharedDb.meta.get('kept_drafts'))?.value as string[] | undefined) ?? [];
}
