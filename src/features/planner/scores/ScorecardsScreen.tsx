import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { College } from '#domain/colleges/college.ts';
import { scorecardsLead } from '#domain/pages/page-leads.ts';
import { paths } from '#domain/paths.ts';
import { isCampus } from '#domain/trips/campus.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { ratersOf, visitCards } from '#domain/trips/visit-cards.ts';
import type { TripStore } from '#trips/trip-store.ts';
import { undoEdit } from '#trips/undo.ts';
import { Bones } from '#ui/Bones.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import layout from '#ui/layout.module.css';
import { useUndoKey } from '#ui/undo-key.ts';
import { OpenedTrip } from '../OpenedTrip.tsx';
import { NotSavedBanner } from '../PlannerBanners.tsx';
import type { ShownTrip } from '../use-shown-trip.ts';
import { AllVisits } from './AllVisits.tsx';
import { RateDialog } from './RateDialog.tsx';
import styles from './Scorecards.module.css';
import { VisitScores } from './VisitScores.tsx';

export interface ScorecardsData {
	title: string;
	tripId: string | null;
	colleges: readonly College[];
}

const signIn = { title: 'Sign in to see these scorecards', back: paths.scorecards };

/** What the family thought of each campus of the draft or of a saved trip. */
export function ScorecardsScreen() {
	const { tripId, colleges } = useLoaderData<ScorecardsData>();
	return (
		<OpenedTrip tripId={tripId} signIn={signIn} loading={<LoadingScorecards />}>
			{(store, shown) => <Scorecards store={store} shown={shown} colleges={colleges} />}
		</OpenedTrip>
	);
}

const page = `${layout.wrap} ${layout.section}`;

/** Gone once the trip is here, so the focus waits for its own heading. */
function LoadingScorecards() {
	return (
		<div className={page}>
			<h1 className={layout.onlyForReaders} data-passing="">
				Scorecards
			</h1>
			<Bones heights={[4, 6, 6, 6]} label="Opening the trip" />
		</div>
	);
}

interface Props extends Pick<ScorecardsData, 'colleges'> {
	store: TripStore;
	shown: ShownTrip;
}

function Scorecards({ store, shown: { trip, cells }, colleges }: Props) {
	useUndoKey(() => void undoEdit(store));
	const [rated, rate] = useState<string | null>(null);
	const campuses = trip.stops.filter(({ place }) => isCampus(place));
	const raters = ratersOf(campuses);
	const visits = campuses.map((stop) => ({ stop, ...visitCards(stop, raters) }));
	const planner = store.account ? paths.savedTrip(trip.id) : paths.tripPlanner;
	return (
		<div className={`${page} ${layout.stack} ${styles.page}`}>
			<NotSavedBanner store={store} trip={trip} />
			<Head title={tripTitle(trip)} />
			{visits.length === 0 ? (
				<NoCampuses to={planner} />
			) : (
				<>
					<div className={styles.visits}>
						{visits.map((visit) => (
							<VisitScores key={visit.stop.id} visit={visit} onRate={() => rate(visit.stop.id)} />
						))}
					</div>
					<AllVisits visits={visits.filter(({ isOpen }) => isOpen)} colleges={colleges} />
					<div className={styles.next}>
						<ButtonLink to={planner}>Back to the planner</ButtonLink>
					</div>
				</>
			)}
			{rated !== null && <RateDialog {...{ store, cells, trip }} stopId={rated} onClose={() => rate(null)} />}
		</div>
	);
}

function Head({ title }: { title: string }) {
	return (
		<div className={styles.head}>
			<p className={layout.collar}>
				<bdi>{title}</bdi>
			</p>
			<h1 tabIndex={-1}>Scorecards</h1>
			<p className={layout.lead}>{scorecardsLead}</p>
		</div>
	);
}

function NoCampuses({ to }: { to: string }) {
	return (
		<Empty title="No campuses yet" heading="h2">
			<p>Add the colleges you visit. Each gets a card from everyone.</p>
			<ButtonLink to={to}>Open the trip planner</ButtonLink>
		</Empty>
	);
}
