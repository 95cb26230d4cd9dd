import { endSession } from '#api/session.ts';
import { noteSignedOut } from './confirm-session.ts';

/**
 * Ends the session here and at the provider, has `forgetTrips` delete this device's data of the account, and forgets
 * the account; returns the address to go to.
 * @throws ApiError `no_signal` when no answer came: the session may go on unseen. Then everything stays.
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
