import type { PinKind } from '#domain/map/pin.ts';
import styles from './MapLegend.module.css';
import { PinMark } from './Pin.tsx';

/** The meaning of the marks: over a corner of a wide map, below a narrow one. */
export function MapLegend({ entries }: { entries: { kind: PinKind; word: string }[] }) {
	return (
		<div className={styles.legend} data-covers="">
			<strong>Map Legend</strong>
			<ul>
				{entries.map(({ kind, word }) => (
					<li key={kind}>
						<PinMark kind={kind} />
						{word}
					</li>
				))}
			</ul>
		</div>
	);
}
