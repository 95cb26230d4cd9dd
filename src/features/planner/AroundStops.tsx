import { Columns3 } from 'lucide-react';
import { memo } from 'react';
import { paths } from '#domain/paths.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { usesOsm } from '#domain/trips/uses-osm.ts';
import { MapCredit } from '#map/MapCredit.tsx';
import { HomeScreenNote } from '#pwa/HomeScreenNote.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './AroundStops.module.css';
import { AddPanel } from './add/AddPanel.tsx';
import type { Arrival } from './arrival.ts';
import { LimitBanner, PlanAhead } from './LimitBanner.tsx';
import { ArrivalBanner, NotSavedBanner } from './PlannerBanners.tsx';
import { usePlanner } from './planner-context.ts';
import { GaveWayBanner } from './saved/GaveWayBanner.tsx';
import { RefusedTripBanner } from './saved/RefusedTripBanner.tsx';
import { TrashBanner } from './saved/TrashBanner.tsx';
import { TripHead } from './TripHead.tsx';
import { AskForGuides } from './TripReady.tsx';

/** The trip's head, any messages about it, and the panel that adds a stop. */
export const AboveStops = memo(function AboveStops({
	arrival,
	isAdding,
}: {
	arrival: Arrival;
	isAdding: boolean;
}) {
	const { store, trip, cells } = usePlanner();
	return (
		<>
			<TripHead />
			<NotSavedBanner store={store} trip={trip} />
			{store.account && <RefusedTripBanner account={store.account} tripId={trip.id} />}
			<AskForGuides />
			{store.account && <HomeScreenNote />}
			<TrashBanner store={store} trip={trip} cells={cells} />
			<GaveWayBanner />
			<ArrivalBanner note={arrival.note} />
			{isAdding && <AddPanel />}
			<LimitBanner />
		</>
	);
});

/** Leads to a comparison of the facts of the trip's campuses. */
function CompareCampuses({ trip }: { trip: Trip }) {
	const codes = trip.stops.flatMap(({ place }) => (place.type === 'college' ? Number(place.code) : []));
	const ids = [...new Set(codes)];
	if (ids.length < 2) return null;
	return (
		<div>
			<ButtonLink kind="quiet" to={paths.compare(ids)}>
				<Icon of={Columns3} />
				Compare these colleges
			</ButtonLink>
		</div>
	);
}

export const BelowStops = memo(function BelowStops() {
	const { trip, estimate } = usePlanner();
	return (
		<>
			<PlanAhead />
			<CompareCampuses trip={trip} />
			<MapCredit className={styles.credit} withOsm={usesOsm(trip.stops, estimate.legs)} />
		</>
	);
});
