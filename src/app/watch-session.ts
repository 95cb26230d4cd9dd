import type { createBrowserRouter } from 'react-router-dom';
import { isReachable, onReachabilityChange } from '#api/reachability.ts';
import { onSignOutElsewhere } from '#session/other-tabs.ts';
import { readSession } from '#session/session.ts';
import { noteSignedOut, settleSession } from '#session/settle.ts';
import { followAccount } from './follow-account.ts';

/** Finds out who is signed in once words are on the screen, again when the signal is back, and follows other tabs out. */
export function watchSession(router: ReturnType<typeof createBrowserRouter>) {
	followAccount();
	void settleSession();
	onReachabilityChange(() => {
		if (isReachable() && !readSession().isFresh) void settleSession();
	});
	onSignOutElsewhere(() => {
		void noteSignedOut().then(() => router.revalidate());
	});
}
