import { useLoaderData } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import type { PlannerData } from './arrival.ts';
import { LoadingPlanner } from './LoadingPlanner.tsx';
import { OpenedTrip } from './OpenedTrip.tsx';
import { Planner } from './Planner.tsx';

const signIn = { title: 'Sign in to open this trip', back: paths.planner };

/** The trip planner, for this device's draft or a saved trip: its stops in a list and on a map. */
export function TripPlannerScreen() {
	const { arrival, zoneOf } = useLoaderData<PlannerData>();
	return (
		<OpenedTrip tripId={arrival.tripId} signIn={signIn} loading={<LoadingPlanner />}>
			{(store, shown) => <Planner store={store} shown={shown} arrival={arrival} zoneOf={zoneOf} />}
		</OpenedTrip>
	);
}
