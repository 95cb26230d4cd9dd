import * as z from 'zod/mini';
import { send } from '#api/request.ts';
import { announceSignOut } from './other-tabs.ts';
import { noteSignedOut } from './settle.ts';

const leaveSchema = z.object({ location: z.string() });

/**
 * Ends the session here and at the provider, and forgets the account on this device; returns the address to go on to.
 * @throws ApiError `no_signal` when the server cannot be reached: the session would go on behind our back.
 */
export async function signOut(): Promise<string> {
	const { location } = await send({ method: 'POST', address: '/sign-out' }, leaveSchema);
	await noteSignedOut();
	announceSignOut();
	return location;
}
