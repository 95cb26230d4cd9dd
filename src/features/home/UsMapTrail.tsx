import { curveThrough } from '#domain/sheet/curve.ts';
import styles from './UsMap.module.css';
import { placesOnMap } from './us-map.ts';

/** Berkeley, UCLA, Arizona State, UT Austin, Tulane, Emory, Duke, Georgetown, Columbia, Bowdoin. */
const STOPS = [110635, 110662, 104151, 228778, 160755, 139658, 198419, 131496, 190150, 161004];

/** A ten-stop trip from coast to coast, to show what the pink line is. Decorative. */
export function UsMapTrail() {
	const places = placesOnMap(STOPS);
	const path = curveThrough(places);
	return (
		// biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing's group takes no focus, and its numbers say nothing.
		<g className={styles.trip} aria-hidden="true">
			<path className={styles.trailCase} d={path} />
			<path className={styles.trail} d={path} />
			{places.map(([x, y], index) => (
				<g key={`${x} ${y}`} className={styles.stop}>
					<rect x={x - 9} y={y - 13} width="18" height="26" rx="2.5" />
					<text x={x} y={y + 5}>
						{index + 1}
					</text>
				</g>
			))}
		</g>
	);
}
