import { useLoaderData } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { SignInRequired } from '#session/SignInRequired.tsx';
import { useSession } from '#session/session.ts';
import { useCurrentAccount } from '#sync/current-account.ts';
import { draftStore } from '#trips/draft-store.ts';
import { savedStore } from '#trips/saved-store.ts';
import { Bones } from '#ui/Bones.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import layout from '#ui/layout.module.css';
import type { ZoneOf } from '../times/plan-parts.ts';
import { useShownTrip } from '../use-shown-trip.ts';
import { OnTheRoad } from './OnTheRoad.tsx';

/** What driving mode opens with: which trip, null for the draft, and the clocks of its stops. */
export interface DriveData {
	title: string;
	tripId: string | null;
	zoneOf: ZoneOf;
}

/** Driving mode: the draft of this device or a saved trip, one leg at a time. */
export function DriveScreen() {
	const { tripId, zoneOf } = useLoaderData<DriveData>();
	const { isSignedIn } = useSession();
	const account = useCurrentAccount();
	const store = tripId === null ? draftStore : account && savedStore(account, tripId);
	const shown = useShownTrip(store);
	if (store && shown && shown.trip.stops.length > 0)
		return <OnTheRoad store={store} shown={shown} zoneOf={zoneOf} />;
	if (tripId !== null && !isSignedIn)
		return (
			<SignInRequired title="Sign in to drive this trip" back={paths.drive(tripId)}>
				It is a saved trip of an account. The draft on this device opens without one.
			</SignInRequired>
		);
	return (
		<div className={`${layout.wrap} ${layout.section}`}>
			{shown ? (
				<Empty title="No stops yet">
					<p>Add the places you drive to, and they are told one after the other here.</p>
					<ButtonLink to={tripId === null ? paths.tripPlanner : paths.savedTrip(tripId)}>
						Open the trip planner
					</ButtonLink>
				</Empty>
			) : (
				<Bones heights={[9, 4, 4, 4]} label="Opening the trip" />
			)}
		</div>
	);
}
