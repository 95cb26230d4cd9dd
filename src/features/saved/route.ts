import { settleSession } from '#session/settle.ts';

export { SavedScreen as Component } from './SavedScreen.tsx';

/** Nothing is shown until the server, or the lack of a signal, has settled who is signed in. */
export async function loader(): Promise<null> {
	await settleSession();
	return null;
}
