import type { LoaderFunctionArgs } from 'react-router-dom';
import { settleSession } from '#session/settle.ts';

export { ChangesScreen as Component } from './ChangesScreen.tsx';

/** Nothing is shown until the server, or the lack of a signal, has settled who is signed in. */
export async function loader({ params }: LoaderFunctionArgs): Promise<{ tripId: string }> {
	await settleSession();
	return { tripId: params.tid ?? '' };
}
