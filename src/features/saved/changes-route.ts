import type { LoaderFunctionArgs } from 'react-router-dom';
import { confirmSession } from '#session/confirm-session.ts';

export { ChangesScreen as Component } from './ChangesScreen.tsx';

/** Nothing is shown until the server, or the lack of a signal, has confirmed who is signed in. */
export async function loader({ params }: LoaderFunctionArgs): Promise<{ tripId: string }> {
	await confirmSession();
	return { tripId: params.tid ?? '' };
}
