import { readDraftId } from '#db/queries.ts';
import { sharedDb } from '#db/shared-db.ts';
import { discardDraft } from '#trips/draft-store.ts';

/** Discards whichever draft is open, with what is only in memory. */
export const discardOpenDraft = async () => discardDraft((await readDraftId(sharedDb)) ?? '');
