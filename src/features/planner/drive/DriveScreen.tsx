import type { ComponentProps } from 'react';
import { useLoaderData } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { instantOf } from '#domain/zone-time.ts';
import { useFirstDrives } from '#roads/use-first-drives.ts';
import type { ZoneOf } from '#trips/plan-parts.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { useNow } from '#ui/clock.ts';
import { Empty } from '#ui/Empty.tsx';
import layout from '#ui/layout.module.css';
import { LoadingTrip } from '../LoadingTrip.tsx';
import { OpenedTrip } from '../OpenedTrip.tsx';
import { OnTheRoad } from './OnTheRoad.tsx';
import styles from './Opening.module.css';
import { schemeAt } from './scheme-at.ts';

export interface DriveData {
	title: string;
	tripId: string | null;
	zoneOf: ZoneOf;
}

const signIn = { title: 'Sign in to drive this trip', back: paths.drive };
const loading = <LoadingTrip title="On the Road" heights={[9, 4, 4, 4]} />;
const page = `${layout.wrap} ${layout.section}`;

/** Driving mode for this device's draft or a saved trip, one leg at a time. */
export function DriveScreen() {
	const { tripId, zoneOf } = useLoaderData<DriveData>();
	return (
		<OpenedTrip tripId={tripId} signIn={signIn} loading={loading}>
			{(store, shown) =>
				shown.trip.stops.length > 0 ? (
					<KnownRoad store={store} shown={shown} zoneOf={zoneOf} />
				) : (
					<NoStops to={paths.planner(tripId)} />
				)
			}
		</OpenedTrip>
	);
}

/** Shows no time before the trip's drives are known: another would replace it, and its road move the buttons. */
export function KnownRoad(props: ComponentProps<typeof OnTheRoad>) {
	const { id, stops } = props.shown.trip;
	const places = stops.map(({ place }) => place);
	return useFirstDrives(id, places) ? <OnTheRoad {...props} /> : <Opening {...props} />;
}

/** Already bright or dark, by the sun at the first stop: which one is next, the drives will say. */
function Opening({ shown, zoneOf }: ComponentProps<typeof OnTheRoad>) {
	const now = instantOf(useNow());
	const [first] = shown.trip.stops;
	if (!first) return loading;
	const scheme = schemeAt(now, first.place, zoneOf(first.place));
	return (
		<div className={styles.opening} data-full-bleed="" data-scheme={scheme}>
			{loading}
		</div>
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
