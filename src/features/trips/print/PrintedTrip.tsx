import type { MapPin } from '#domain/map/pin.ts';
import { tripDaysWords } from '#domain/schedule/schedule-words.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
import type { DriveEstimate } from '#domain/trips/drive-estimate.ts';
import { totalWords } from '#domain/trips/total-words.ts';
import type { Stop, Trip } from '#domain/trips/trip.ts';
import { TripSketch } from '#map/TripSketch.tsx';
import { tripTitle } from '#trips/trip-words.ts';
import { usePrintDate } from '#ui/printing.ts';
import { PrintedStop } from './PrintedStop.tsx';
import styles from './PrintedTrip.module.css';

/** Lines to write on, fewer when the stops need the room. */
const NOTE_LINES = { few: 8, many: 2 };

interface Props {
	trip: Trip;
	estimate: DriveEstimate;
	outlook: Outlook | null;
}

/** The trip on paper: title band, the numbered line with its legs, a sketch of the route, and room for notes. */
export function PrintedTrip({ trip, estimate, outlook }: Props) {
	const date = usePrintDate();
	const { stops } = trip;
	if (stops.length === 0) return null;
	const noteLines = stops.length > 7 ? NOTE_LINES.many : NOTE_LINES.few;
	return (
		<article className={styles.page}>
			<header className={styles.band}>
				<h1>{tripTitle(trip)}</h1>
				<p>
					{outlook?.plan.isDated && `${tripDaysWords(outlook.plan, outlook.days)}, `}
					{totalWords(stops.length, estimate)}
				</p>
			</header>
			<div className={styles.columns}>
				<ol className={styles.stops}>
					{stops.map((stop, index) => (
						<PrintedStop
							key={stop.id}
							stop={stop}
							number={index + 1}
							leg={estimate.legs[index]}
							gap={estimate.gaps[index]}
							outlook={outlook}
						/>
					))}
				</ol>
				<aside>
					<TripSketch stops={stops.map(sketchPin)} drives={estimate.legs} />
					<p className={styles.collar}>Sketch of the route along the highways, north up.</p>
				</aside>
			</div>
			<section className={styles.notes}>
				<h2>Notes</h2>
				{Array.from({ length: noteLines }, (_, line) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines to write on have no identity.
					<hr key={line} />
				))}
			</section>
			<footer className={styles.foot}>
				<span>College Tour Trails</span>
				<span>{`Printed ${date}. Driving distances and times are estimates, without traffic.`}</span>
			</footer>
		</article>
	);
}

/** On paper every stop shows its number: a campus on a black blaze, any other place on a white square. */
function sketchPin({ id, place }: Stop, index: number): MapPin {
	const { type, name, lat, long } = place;
	return { id, kind: type === 'college' ? 'college' : 'hotel', name, lat, long, number: index + 1 };
}
