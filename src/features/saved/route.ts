import { knownSession } from '#session/confirm-session.ts';

export { SavedScreen as Component } from './SavedScreen.tsx';

/** Shows nothing until it is known who is signed in. */
export async function loader(): Promise<null> {
	await knownSession();
	return null;
}
