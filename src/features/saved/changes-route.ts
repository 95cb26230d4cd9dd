import type { LoaderFunctionArgs } from 'react-router-dom';
import { knownSession } from '#session/confirm-session.ts';

export { ChangesScreen as Component } from './ChangesScreen.tsx';

/** Shows nothing until it is known who is signed in. */
export async function loader({ params }: LoaderFunctionArgs): Promise<{ tripId: string }> {
	await knownSession();
	return { tripId: params.tid ?? '' };
}
