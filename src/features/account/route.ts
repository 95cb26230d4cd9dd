import { ApiError } from '#api/api-error.ts';
import type { AccountView } from './account-view.ts';

export { AccountScreen as Component } from './AccountScreen.tsx';

/** Who is signed in, and on which devices; nothing is shown before the server, or the lack of a signal, has settled it. */
export async function loader(): Promise<AccountView> {
	const { settleSession } = await import('#session/settle.ts');
	const session = await settleSession();
	return { session, known: session.isFresh && session.isSignedIn ? await askServer() : null };
}

async function askServer(): Promise<AccountView['known']> {
	const { readDevices, readSignInWay } = await import('#api/account.ts');
	try {
		const [devices, way] = await Promise.all([readDevices(), readSignInWay()]);
		return { devices, way };
	} catch (error) {
		if (error instanceof ApiError) return null;
		throw error;
	}
}
