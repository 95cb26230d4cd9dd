import { useLoaderData } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import type { ZoneOf } from '#trips/plan-parts.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import layout from '#ui/layout.module.css';
import { LoadingTrip } from '../LoadingTrip.tsx';
import { OpenedTrip } from '../OpenedTrip.tsx';
import { OnTheRoad } from './OnTheRoad.tsx';

export interface DriveData {
	title: string;
	tripId: string | null;
	zoneOf: ZoneOf;
}

const signIn = { title: 'Sign in to drive this trip', back: paths.drive };
const page = `${layout.wrap} ${layout.section}`;

/** Driving mode for this device's draft or a saved trip, one leg at a time. */
export function DriveScreen() {
	const { tripId, zoneOf } = useLoaderData<DriveData>();
	return (
		<OpenedTrip
			tripId={tripId}
			signIn={signIn}
			loading={<LoadingTrip title="On the Road" heights={[9, 4, 4, 4]} />}
		>
			{(store, shown) =>
				shown.trip.stops.length > 0 ? (
					<OnTheRoad store={store} shown={shown} zoneOf={zoneOf} />
				) : (
					<NoStops to={paths.planner(tripId)} />
				)
			}
		</OpenedTrip>
	);
}

function NoStops({ to }: { to: string }) {
	return (
		<div className={page}>
			<div className={layout.pageHead}>
				<h1>On the Road</h1>
			</div>
			<Empty title="No stops yet" heading="h2">
				<p>Add the places you drive to, and driving mode leads you from one to the next.</p>
				<ButtonLink to={to}>Open the trip planner</ButtonLink>
			</Empty>
		</div>
	);
}
