import { useState } from 'react';
import type { College } from '#domain/colleges/college.ts';
import { scorecardsLead } from '#domain/pages/page-leads.ts';
import { paths } from '#domain/paths.ts';
import { isCampus } from '#domain/trips/campus.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { visitCards } from '#domain/trips/visit-cards.ts';
import type { TripStore } from '#trips/trip-store.ts';
import { undoEdit } from '#trips/undo.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import layout from '#ui/layout.module.css';
import { useUndoKey } from '#ui/undo-key.ts';
import { NotSavedBanner } from '../PlannerBanners.tsx';
import { TrashBanner } from '../saved/TrashBanner.tsx';
import type { ShownTrip } from '../use-shown-trip.ts';
import { AllVisits } from './AllVisits.tsx';
import { RateDialog } from './RateDialog.tsx';
import styles from './Scorecards.module.css';
import { halfTypedCard } from './use-cards-form.ts';
import { isShown, VisitScores } from './VisitScores.tsx';

interface Props {
	colleges: readonly College[];
	store: TripStore;
	shown: ShownTrip;
}

/** The visits of a trip, each with its cards, then all of them side by side. */
export function Scorecards({ store, shown: { trip, cells }, colleges }: Props) {
	const [rated, rate] = useState(() => halfTypedCard(trip));
	const [unsealed, unseal] = useState<readonly string[]>([]);
	useUndoKey(() => void undoEdit(store));
	const visits = trip.stops
		.filter(({ place }) => isCampus(place))
		.map((stop) => ({ stop, ...visitCards(stop), isUnsealed: unsealed.includes(stop.id) }));
	const planner = paths.planner(store.savedId);
	return (
		<div className={`${layout.wrap} ${layout.section} ${layout.stack} ${styles.page}`}>
			<NotSavedBanner store={store} trip={trip} />
			<Head title={tripTitle(trip)} />
			<TrashBanner store={store} trip={trip} cells={cells} />
			{visits.length === 0 ? (
				<NoCampuses to={planner} />
			) : (
				<>
					<div className={styles.visits}>
						{visits.map((visit) => (
							<VisitScores
								key={visit.stop.id}
								visit={visit}
								onRate={() => rate(visit.stop.id)}
								onUnseal={() => unseal([...unsealed, visit.stop.id])}
							/>
						))}
					</div>
					<AllVisits visits={visits.filter(isShown)} colleges={colleges} />
					<div className={styles.next}>
						<ButtonLink to={planner}>Back to the planner</ButtonLink>
					</div>
				</>
			)}
			{rated !== null && (
				<RateDialog
					store={store}
					cells={cells}
					trip={trip}
					stopId={rated}
					isUnsealed={unsealed.includes(rated)}
					onClose={() => rate(null)}
				/>
			)}
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
