import type { LoaderFunctionArgs } from 'react-router-dom';

export { ChangesScreen as Component } from './ChangesScreen.tsx';

/** Nothing is shown before the server, or the lack of a signal, has settled who is signed in. */
export async function loader({ params }: LoaderFunctionArgs): Promise<{ tripId: string }> {
	const { settleSession } = await import('#session/settle.ts');
	await settleSession();
	return { tripId: params.tid ?? '' };
}
