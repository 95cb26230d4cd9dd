import { useNavigate } from 'react-router-dom';
import { sharedDb } from '#db/shared-db.ts';
import { paths } from '#domain/paths.ts';
import { persistStorage } from '#pwa/persist-storage.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { saving } from '#sync/not-saved.ts';
import { draftStore } from '#trips/draft-store.ts';
import { saveDraft } from '#trips/save-draft.ts';
import { forgetUndo } from '#trips/undo.ts';
import { useDeviceWord } from '#ui/device-word.ts';
import { saySaved } from './say-saved.ts';

/** Turns the draft into a saved trip and opens it. If the device refuses, the draft stays and the planner says so. */
export function useSaveDraft(): (account: AccountSync) => Promise<void> {
	const navigate = useNavigate();
	const device = useDeviceWord();
	const show = async (account: AccountSync, tripId: string) => {
		// Synchronously, so that the draft's planner is gone before the draft is.
		await navigate(paths.planner(tripId), { replace: true, flushSync: true });
		void saySaved({ account, tripId, device });
		void persistStorage();
	};
	return (account) =>
		draftStore.attempt(() =>
			saving(async () => {
				const result = await saveDraft(sharedDb, account, (tripId) => show(account, tripId));
				if (!result) throw new Error('There is no draft on this device');
				if (!result.saved) throw result.error;
				forgetUndo(draftStore);
				draftStore.forget();
			}),
		);
}
