import type { ReactNode } from 'react';
import type { MapPin } from '#domain/map/pin.ts';
import type { DriveEstimate } from '#domain/roads/drive-estimate.ts';
import { isCampus } from '#domain/trips/campus.ts';
import type { Stop, Trip } from '#domain/trips/trip.ts';
import { usesOsm } from '#domain/trips/uses-osm.ts';
import { MapCredit } from '#map/MapCredit.tsx';
import { TripSketch } from '#map/TripSketch.tsx';
import { classNames } from '#ui/class-names.ts';
import { useIsPrinting } from '#ui/printing.ts';
import type { PlaceFacts } from '../place-facts.ts';
import type { DaySheet } from './day-sheets.ts';
import styles from './PrintedTrip.module.css';
import { SheetFoot } from './SheetFoot.tsx';
import { SheetRows } from './SheetRows.tsx';
import thoughts from './Thoughts.module.css';

/** With more rows than this, the rest of the text goes beside them, not below. */
const MOST_ROWS = 8;
/** The most campuses of a day that get a table; more would leave no room to write. */
const MOST_RATED = 4;
const QUESTIONS = ['Campus', 'Classes', 'People', 'Town'];
const MARKS = [1, 2, 3, 4, 5];
/** Lines to write on, of which a page shows as many as it has room for. */
const LINES = Array.from({ length: 14 }, (_, line) => line);

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

/** One sheet of paper: the day with its times, a sketch of the way, the trip's code, and room for notes. */
export function DayPage({ sheet, head, foot, trip, estimate, facts, notes, ifLate, code }: Props) {
	const { stops } = trip;
	// Shown only when printing, from what was loaded ahead: the screen never waits for text that only paper shows.
	const isPrinting = useIsPrinting();
	const shown = stopsOf(sheet);
	const isFull = sheet.rows.length > MOST_ROWS;
	const notesOfTrip = notes && (
		<p className={styles.notes}>
			<b>Notes:</b> <bdi>{notes}</bdi>
		</p>
	);
	const pins = shown.flatMap((at) => sketchPin(stops[at], at) ?? []);
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
					<TripSketch stops={pins} drives={shown.slice(1).map((at) => estimate.legs[at - 1] ?? null)} />
					<p className={styles.collar}>Sketch of the route along the highways, north up.</p>
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

function Thoughts({ stops }: { stops: readonly Stop[] }) {
	if (stops.length === 0) return null;
	return (
		<section className={classNames(styles.part, thoughts.thoughts)}>
			<h2>What we thought, 1 to 5</h2>
			<div>
				{stops.map(({ id, place }) => (
					<div key={id}>
						<h3>
							<bdi>{place.name}</bdi>
						</h3>
						{QUESTIONS.map((question) => (
							<p key={question}>
								<span>{question}</span>
								{MARKS.map((mark) => (
									<b key={mark}>{mark}</b>
								))}
							</p>
						))}
						<div className={thoughts.lines}>
							{LINES.map((line) => (
								<hr key={line} />
							))}
						</div>
					</div>
				))}
			</div>
		</section>
	);
}

/** Indexes of a sheet's stops in order, including where it starts from. */
function stopsOf({ rows }: DaySheet): number[] {
	return [...new Set(rows.filter(({ kind }) => kind === 'stop').map(({ stop }) => stop))].sort(
		(a, b) => a - b,
	);
}

/** On paper every stop shows its number: a campus on a black blaze, any other place on a white square. */
function sketchPin(stop: Stop | undefined, at: number): MapPin | null {
	if (!stop) return null;
	const { name, lat, long } = stop.place;
	return { id: stop.id, kind: isCampus(stop.place) ? 'college' : 'hotel', name, lat, long, number: at + 1 };
}
