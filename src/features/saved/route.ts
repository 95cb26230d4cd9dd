import { confirmSession } from '#session/confirm-session.ts';

export { SavedScreen as Component } from './SavedScreen.tsx';

/** Nothing is shown until the server, or the lack of a signal, has confirmed who is signed in. */
export async function loader(): Promise<null> {
	await confirmSession();
	return null;
}
