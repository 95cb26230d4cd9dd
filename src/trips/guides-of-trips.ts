import { liveQuery, type Subscription } from 'dexie';
import { wantGuides } from '#content/bring-guides.ts';
import { sayNotRefreshed } from '#content/say-not-refreshed.ts';
import { sharedDb } from '#db/shared-db.ts';
import { currentAccount, onAccountChange } from '#sync/current-account.ts';
import { collegesIn } from './colleges-on-trips.ts';

/** Brings the guide of every college on this device's trips onto the device, no matter who added it or where. */
export function bringGuidesOfTrips(): void {
	let following: Subscription | undefined;
	const follow = () => {
		following?.unsubscribe();
		const account = currentAccount();
		following = liveQuery(async () => [
			...(await collegesIn(sharedDb)),
			...(account ? await collegesIn(account.db) : []),
		]).subscribe({
			next: (ids) =>
				void wantGuides(new Set(ids)).catch((error) =>
					sayNotRefreshed('The guides of the trips could not be brought here', error),
				),
			error: (error) => console.warn('The trips could not be read from this device', error),
		});
	};
	onAccountChange(follow);
	follow();
}
