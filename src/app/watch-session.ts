import { type createBrowserRouter, createPath } from 'react-router-dom';
import { startWishedTrial } from '#billing/trial-writes.ts';
import { paths } from '#domain/paths.ts';
import { sameJson } from '#domain/sync/cell.ts';
import { onReachable } from '#runtime/reachability.ts';
import { confirmAgain, confirmSession } from '#session/confirm-session.ts';
import { onSessionChangeElsewhere } from '#session/other-tabs.ts';
import { hasSessionCookie, onSessionChange, readSession, type Session } from '#session/session.ts';
import { currentAccount, onAccountChange } from '#sync/current-account.ts';
import { followRefusedAccounts, isAccountRefused } from '#sync/refused-at-end.ts';
import { refusedAtEndWords, signedOutWords } from '#sync/unsent-changes.ts';
import { deviceWord } from '#ui/device-word.ts';
import { showToast } from '#ui/toasts.ts';
import { doubtAccount, followAccount } from './follow-account.ts';

/** Finds out who is signed in once words are on the screen, again when the signal is back, and follows other tabs. */
export function watchSession(router: ReturnType<typeof createBrowserRouter>) {
	let shown = readSession();
	onSessionChange(() => {
		const now = readSession();
		if (isOutdated(shown, now)) void router.revalidate();
		if (isConfirmed(now) && !isConfirmed(shown)) void startWishedTrial();
		shown = now;
	});
	// It opens only now, so a first page that lists this device's trips was drawn without it.
	onAccountChange(() => {
		if (currentAccount() && router.state.location.pathname === paths.onDevice) void router.revalidate();
	});
	followAccount((hasUnsent, words) => {
		tellSignedOut(words ?? endWords(hasUnsent), router);
	});
	followRefusedAccounts();
	void confirmSession();
	onReachable(() => {
		if (!readSession().isFresh) void confirmSession();
	});
	onSessionChangeElsewhere((news) => void (news === 'ended' ? doubtAccount() : confirmAgain()));
	// A page that was asleep, or restored by Back, has missed the other tabs' messages.
	for (const event of ['pageshow', 'focus'] as const) {
		addEventListener(event, () => {
			if (hasSessionCookie() !== readSession().isSignedIn) void confirmAgain();
		});
	}
}

/** True when the server has confirmed who is signed in. */
const isConfirmed = ({ account, isFresh }: Session) => account !== null && isFresh;

/** True when the shown account must leave the screen: somebody else is signed in, or the plan changed. */
function isOutdated(before: Session, now: Session): boolean {
	if (before.isSignedIn !== now.isSignedIn) return true;
	if (before.account === null || now.account === null) return false;
	return !sameJson(before.account, now.account);
}

/** Never calls a change safe that the device has refused. */
function endWords(hasUnsent: boolean): string {
	if (isAccountRefused()) return refusedAtEndWords(deviceWord());
	return hasUnsent ? signedOutWords(deviceWord()) : 'You have been signed out.';
}

/** Tells a person that their session ended unexpectedly, and offers to sign in again. */
function tellSignedOut(words: string, router: ReturnType<typeof createBrowserRouter>) {
	showToast({
		words,
		action: {
			label: 'Sign In',
			run: () => void router.navigate(paths.signInFrom(createPath(router.state.location))),
		},
	});
}
