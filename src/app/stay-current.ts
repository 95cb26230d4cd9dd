import type { createBrowserRouter } from 'react-router-dom';
import type { Latest } from '#domain/live.ts';
import { paths } from '#domain/paths.ts';
import { onSessionChange, readSession } from '#session/session.ts';
import { noteSignedIn } from '#session/settle.ts';
import { currentAccount } from '#sync/current-account.ts';
import { doubtAccount } from './follow-account.ts';
import { followLatest } from './follow-latest.ts';

interface Parts {
	router: ReturnType<typeof createBrowserRouter>;
	/** Told the revision of the content that the server is at. */
	onContent: (revision: number) => void;
}

/**
 * Shows within seconds what has changed elsewhere: an edit on another device, the plan, the content, who is signed in.
 * Resolves once the server has been heard for the first time.
 */
export function stayCurrent({ router, onContent }: Parts): Promise<void> {
	return new Promise((resolve) => {
		let devices: string | null = null;
		const openAnew = followLatest((latest) => {
			onContent(latest.content);
			resolve();
			if (!takeAccount(latest)) return;
			if (latest.trips) void currentAccount()?.hear(latest.trips);
			if (devices !== null && devices !== latest.devices) onOtherDevices(router);
			devices = latest.devices;
		});
		let signedIn = idOf(readSession());
		onSessionChange(() => {
			const now = idOf(readSession());
			// The server goes by the session that it was asked with.
			if (signedIn !== null && now !== signedIn) openAnew();
			signedIn = now;
		});
	});
}

const idOf = ({ account }: ReturnType<typeof readSession>) => account?.id ?? null;

/** Takes who is signed in; false when the page is about somebody else, until that is settled. */
function takeAccount({ account }: Latest): boolean {
	const session = readSession();
	if (session.isSignedIn && session.account === null) return false;
	if (idOf(session) !== (account?.id ?? null)) {
		doubtAccount();
		return false;
	}
	const isNews = !session.isFresh || JSON.stringify(account) !== JSON.stringify(session.account);
	if (account && isNews) void noteSignedIn(account);
	return account !== null;
}

/** A device has come, gone, or has another name. */
function onOtherDevices(router: Parts['router']): void {
	void currentAccount()?.call('wake');
	if (router.state.location.pathname === paths.account) void router.revalidate();
}
