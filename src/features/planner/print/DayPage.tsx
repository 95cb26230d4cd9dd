import type { ReactNode } from 'react';
import type { MapPin } from '#domain/map/pin.ts';
import type { DriveEstimate } from '#domain/roads/drive-estimate.ts';
import { isCampus } from '#domain/trips/campus.ts';
import type { Stop, Trip } from '#domain/trips/trip.ts';
import { usesOsm } from '#domain/trips/uses-osm.ts';
import { MapCredit } from '#map/MapCredit.tsx';
import { TripSketch } from '#map/TripSketch.tsx';
import { useIsPrinting } from '#ui/printing.ts';
import type { PlaceFacts } from '../place-facts.ts';
import type { DaySheet } from './day-sheets.ts';
import styles from './PrintedTrip.module.css';
import { SheetFoot } from './SheetFoot.tsx';
import { SheetRows } from './SheetRows.tsx';
import { Thoughts } from './Thoughts.tsx';

/** With more rows than this, the remaining text goes next to them, not below. */
const MOST_ROWS = 8;
/** The most campuses in a day that get a table; more would leave no room to write. */
const MOST_RATED = 4;

interface Props {
	sheet: DaySheet;
	head: string;
	foot: readonly string[];
	trip: Trip;
	estimate: DriveEstimate;
	facts: PlaceFacts;
	notes: string;
	ifLate: ReactNode;
	code: ReactNode;
}

/** One sheet of paper: the day with its times, a sketch of the route, the trip's code, and room for notes. */
export function DayPage({ sheet, head, foot, trip, estimate, facts, notes, ifLate, code }: Props) {
	const { stops } = trip;
	// Drawn only for printing, from what was loaded ahead: the screen never waits for text that only paper shows.
	const isPrinting = useIsPrinting();
	const isFull = sheet.rows.length > MOST_ROWS;
	const notesOfTrip = notes && (
		<p className={styles.notes}>
			<b>Notes:</b> <bdi>{notes}</bdi>
		</p>
	);
	const pins = sheet.sketched.flatMap((at) => sketchPin(stops[at], at) ?? []);
	const drives = sheet.sketched.slice(1).map((at) => estimate.legs[at - 1] ?? null);
	return (
		<article className={styles.page} aria-label={sheet.title}>
			<header className={styles.band}>
				<div>
					{head && <p>{head}</p>}
					<h1>{sheet.title}</h1>
				</div>
				<ul>
					{sheet.facts.map((fact) => (
						<li key={fact}>{fact}</li>
					))}
				</ul>
			</header>
			<div className={styles.columns}>
				<div>
					{isPrinting && <SheetRows rows={sheet.rows} stops={stops} facts={facts} />}
					{isFull && notesOfTrip}
				</div>
				<aside>
					<TripSketch stops={pins} drives={drives} />
					<p className={styles.collar}>
						{`Sketch of the ${drives.some(Boolean) ? 'route along the highways' : 'surroundings'}, north up.`}
					</p>
					<MapCredit className={styles.credit} withOsm={usesOsm(stops, estimate.legs)} />
					{code}
					{isFull && ifLate}
				</aside>
			</div>
			{!isFull && notesOfTrip}
			{!isFull && ifLate}
			{isPrinting && (
				<Thoughts stops={sheet.campuses.flatMap((at) => stops[at] ?? []).slice(0, MOST_RATED)} />
			)}
			<SheetFoot words={foot} />
		</article>
	);
}

/** On paper every stop shows its number: a campus on a black blaze, any other place on a white square. */
function sketchPin(stop: Stop | undefined, at: number): MapPin | null {
	if (!stop) return null;
	const { name, lat, long } = stop.place;
	return { id: stop.id, kind: isCampus(stop.place) ? 'college' : 'hotel', name, lat, long, number: at + 1 };
}
