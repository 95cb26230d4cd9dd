import { isCampus } from '#domain/trips/campus.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { townWords, whereWords } from '#domain/trips/where-words.ts';
import { LegWords } from '#trips/LegWords.tsx';
import { ClockFace } from '#ui/ClockFace.tsx';
import type { PlaceFacts } from '../place-facts.ts';
import { pointWords } from '../place-words.ts';
import type { SheetRow } from './day-sheets.ts';
import styles from './PrintedTrip.module.css';

interface Props {
	rows: readonly SheetRow[];
	stops: readonly Stop[];
	facts: PlaceFacts;
}

export function SheetRows({ rows, stops, facts }: Props) {
	return (
		<ol className={styles.rows}>
			{rows.map((row) => (
				<li key={`${row.kind} ${row.stop} ${'words' in row ? row.words : ''}`} data-kind={row.kind}>
					<Row row={row} stop={stops[row.stop]} facts={facts} />
				</li>
			))}
		</ol>
	);
}

function Row({ row, stop, facts }: { row: SheetRow; stop: Stop | undefined; facts: PlaceFacts }) {
	if (row.kind === 'leg') {
		const { drive, gap, departs } = row;
		return <LegWords drive={drive} gap={gap} departs={departs} isOnPaper />;
	}
	if (row.kind !== 'stop') return <p>{row.words}</p>;
	if (!stop) return null;
	const { place, note } = stop;
	const known = facts.get(place.code);
	const town = isCampus(place) ? townWords(place) : whereWords(place);
	const where = [town, known?.note, known?.phone && `Call ${known.phone}`, pointWords(place)];
	return (
		<>
			<span className={isCampus(place) ? styles.blaze : styles.square}>{row.stop + 1}</span>
			<h2>
				{row.clock && (
					<b data-printed-clock={row.is}>
						<ClockFace words={row.clock} />
					</b>
				)}
				<bdi>{row.is === 'left' ? `Leave ${place.name}` : place.name}</bdi>
			</h2>
			<p>{where.filter(Boolean).join('. ')}</p>
			{row.is === 'visited' && note && <p className={styles.note}>{note}</p>}
			{row.fixed && (
				<p className={styles.fixed}>
					<span>{row.fixed}</span> <b>{row.pace}</b>
				</p>
			)}
			{row.hints.map((hint) => (
				<p key={hint}>{hint}</p>
			))}
		</>
	);
}
