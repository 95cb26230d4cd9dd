import type { AccountView } from './account-view.ts';

export { AccountScreen as Component } from './AccountScreen.tsx';

/** Who is signed in, and on which devices; nothing is shown before the server, or the lack of a signal, has settled it. */
export async function loader(): Promise<AccountView> {
	const { settleSession } = await import('#session/settle.ts');
	const session = await settleSession();
	if (!session.isFresh || !session.isSignedIn) return { session, devices: null };
	const { readDevices } = await import('./devices.ts');
	return { session, devices: await readDevices() };
}
