import { type GuidePart, isToCome } from '#domain/pages/guide-parts.ts';
import type { Place } from '#domain/places/place.ts';
import { Html } from '#ui/Html.tsx';
import { useIsPrinting } from '#ui/printing.ts';
import styles from './GuideColumn.module.css';
import { type PlaceChoice, PlaceRow } from './PlaceRow.tsx';

const SHOWN = 4;

/**
 * One of the guide's three columns: its places, nearest first, then its text; "Coming Soon!" if it has neither. Places
 * farther away are folded on screen, and listed with the others on paper.
 */
export function GuideColumn({ part, choice }: { part: GuidePart; choice: PlaceChoice }) {
	const { title, html, places } = part;
	const isPrinting = useIsPrinting();
	const id = `guide-${title.toLowerCase()}`;
	return (
		<section className={styles.column} aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{isToCome(part) && <p className={styles.soon}>Coming Soon!</p>}
			{html && <Html html={html} />}
			<Rows places={isPrinting ? places : places.slice(0, SHOWN)} choice={choice} />
			{places.length > SHOWN && (
				<details className={styles.more}>
					<summary>{`${places.length - SHOWN} more, farther away`}</summary>
					<Rows places={places.slice(SHOWN)} choice={choice} />
				</details>
			)}
		</section>
	);
}

function Rows({ places, choice }: { places: Place[]; choice: PlaceChoice }) {
	if (places.length === 0) return null;
	return (
		<ul>
			{places.map((place) => (
				<PlaceRow key={place.place_id} place={place} {...choice} />
			))}
		</ul>
	);
}
