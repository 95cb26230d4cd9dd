import { useLoaderData } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { SignInRequired } from '#session/SignInRequired.tsx';
import { useSession } from '#session/session.ts';
import { useCurrentAccount } from '#sync/current-account.ts';
import { draftStore } from '#trips/draft-store.ts';
import { savedStore } from '#trips/saved-store.ts';
import type { PlannerData } from './arrival.ts';
import { LoadingPlanner } from './LoadingPlanner.tsx';
import { Planner } from './Planner.tsx';
import { MissingTrip } from './saved/MissingTrip.tsx';
import { UnknownAccount } from './saved/UnknownAccount.tsx';
import { useShownTrip } from './use-shown-trip.ts';

/** The trip planner: the draft of this device or a saved trip, its stops on a list and on a map. */
export function TripPlannerScreen() {
	const { arrival, zoneOf } = useLoaderData<PlannerData>();
	const { tripId } = arrival;
	const { isSignedIn } = useSession();
	const account = useCurrentAccount();
	const store = tripId === null ? draftStore : account && savedStore(account, tripId);
	const shown = useShownTrip(store);
	const isHere = shown?.isOnDevice && shown.trip.life !== 'gone';
	if (store && shown && (isHere || tripId === null)) {
		return <Planner store={store} shown={shown} arrival={arrival} zoneOf={zoneOf} />;
	}
	if (tripId === null) return <LoadingPlanner />;
	if (account && shown)
		return <MissingTrip account={account} tripId={tripId} isReadable={shown.isReadable} />;
	if (account) return <LoadingPlanner />;
	if (isSignedIn) return <UnknownAccount />;
	return (
		<SignInRequired title="Sign in to open this trip" back={paths.savedTrip(tripId)}>
			It is a saved trip of an account. The draft on this device opens without one.
		</SignInRequired>
	);
}
