import type { Figure } from './figure.ts';
import { temporaryFolder, withProduct } from './product.ts';
import { saveTrip } from './save-trip.ts';
import { shareOfBareRoute } from './share-of-bare.ts';
import { addMembers, type Member } from './sync/members.ts';

const TRIPS = 5;
const STOPS = 'c166027,c164924,c166683,c168148,c217156,c130794';
const READ = '/api/account/trip';

/** The list of saved trips of somebody who is signed in, beside a bare Hono route with the same JSON. */
export async function savedList(): Promise<Figure[]> {
	const folder = temporaryFolder();
	const [member] = await addMembers(folder.path, ['u_list']);
	const { percent, perSecond, p99 } = await withProduct(folder.path, async (product) => {
		for (let trip = 1; trip <= TRIPS; trip++)
			await saveTrip(product.address, member as Member, { name: `Tour ${trip}`, stops: STOPS });
		return shareOfBareRoute(product, { path: READ, headers: { Cookie: member?.cookie ?? '' } });
	});
	folder.remove();
	return [
		{
			name: `List of ${TRIPS} saved trips, signed in, share of a bare Hono route`,
			ours: percent,
			unit: '%',
			budget: { atLeast: 30 },
			note: `${Math.round(perSecond)} for each second of the server's processor time`,
		},
		{ name: 'List of saved trips, 20 at once, p99', ours: p99, unit: 'ms', budget: { atMost: 20 } },
	];
}
