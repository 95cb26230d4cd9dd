import type { createBrowserRouter } from 'react-router-dom';
import { handOver } from '#session/hand-over.ts';
import type { HandOver } from '#session/take-token.ts';

/** Signs in with the token that a hosted sign-in put into the address, then goes to the page the person came from. */
export async function receiveToken(
	handedOver: HandOver,
	router: ReturnType<typeof createBrowserRouter>,
): Promise<void> {
	await router.navigate(await handOver(handedOver), { replace: true });
}
