import type { createBrowserRouter } from 'react-router-dom';
import type { Latest } from '#domain/live.ts';
import { paths } from '#domain/paths.ts';
import { sameJson } from '#domain/sync/cell.ts';
import { onVisible } from '#runtime/visibility.ts';
import { confirmSession, noteSignedIn } from '#session/confirm-session.ts';
import { onSessionChange, readSession, type Session } from '#session/session.ts';
import { currentAccount } from '#sync/current-account.ts';
import { atMostEvery } from './at-most-every.ts';
import { doubtAccount } from './follow-account.ts';
import { followLatest } from './follow-latest.ts';

/** The shortest time, in ms, between two reads of the account for someone who returns to its page. */
const RETURN_MS = 30_000;

interface Parts {
	router: ReturnType<typeof createBrowserRouter>;
	/** Called with the server's revision of the content. */
	onContent: (revision: number) => void;
}

/**
 * Shows changes from elsewhere within seconds: an edit on another device, the plan, the content, who is signed in.
 * Resolves when the first news arrives.
 */
export function stayCurrent({ router, onContent }: Parts): Promise<void> {
	showOnReturn(router);
	return new Promise((resolve) => {
		let devices: string | null = null;
		const openAnew = followLatest((latest) => {
			onContent(latest.content);
			resolve();
			if (!takeAccount(latest)) return;
			if (latest.trips) void currentAccount()?.hear(latest.trips);
			// The page's own list may be older than the first news.
			if (devices === null) showAccount(router);
			else if (devices !== latest.devices) onOtherDevices(router);
			devices = latest.devices;
		});
		let session = readSession();
		onSessionChange(() => {
			const before = session;
			session = readSession();
			if (isAnother(before, session)) openAnew();
		});
	});
}

/**
 * True when a connection opened earlier brings no news for the person signed in now: the server uses the session of its
 * request.
 */
function isAnother(before: Session, now: Session): boolean {
	// A connection opened with a session belongs to that account, even while this page does not know whose it is.
	if (before.account === null) return !before.isSignedIn && now.isSignedIn;
	return idOf(now) !== before.account.id;
}

const idOf = ({ account }: Session) => account?.id ?? null;

/** Takes note of who is signed in; false if the page shows somebody else's, until that is confirmed. */
function takeAccount({ account }: Latest): boolean {
	const session = readSession();
	if (session.isSignedIn && session.account === null) {
		// The server answers now, but did not when the page asked.
		void confirmSession();
		return false;
	}
	if (idOf(session) !== (account?.id ?? null)) {
		void doubtAccount();
		return false;
	}
	const isNews = !session.isFresh || !sameJson(account, session.account);
	if (account && isNews) void noteSignedIn(account);
	return account !== null;
}

/** A device was added, removed or renamed. */
function onOtherDevices(router: Parts['router']): void {
	void currentAccount()?.call('wake');
	showAccount(router);
}

/** No news is pushed when other people use a person's licences: a page open in the background may have missed it. */
function showOnReturn(router: Parts['router']): void {
	onVisible(atMostEvery(RETURN_MS, () => showAccount(router)));
}

function showAccount(router: Parts['router']): void {
	if (router.state.location.pathname === paths.account) void router.revalidate();
}
