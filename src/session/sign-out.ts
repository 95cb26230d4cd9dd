import { endSession } from '#api/session.ts';
import { noteSignedOut } from './confirm-session.ts';

/**
 * Ends the session here and at the provider, has `forgetTrips` delete the account's data on this device, and forgets
 * the account; returns the address to go to.
 * @throws ApiError `no_signal` when no answer came: the session may continue unseen, so everything stays
 */
export async function signOut(forgetTrips: () => Promise<void>): Promise<string> {
	const { location } = await endSession();
	try {
		await forgetTrips();
	} finally {
		await noteSignedOut();
	}
	return location;
}
