import { limits } from '#domain/limits.ts';
import { encodeStop } from '#domain/trips/stop-code.ts';
import type { StopContent } from '#domain/trips/trip-content.ts';
import { whereWords } from '#domain/trips/where-words.ts';
import { Check } from '#ui/Check.tsx';
import layout from '#ui/layout.module.css';
import styles from './Exchange.module.css';
import type { Importable } from './read-file.ts';

interface Props {
	stops: readonly StopContent[];
	called: Importable['called'];
	/** Indexes of the checked ones. */
	chosen: ReadonlySet<number>;
	/** Codes of the stops that this trip has. */
	own: readonly string[];
	onToggle: (index: number) => void;
}

/** Which stops of an import to take; no more than a trip holds. */
export function StopChoice({ stops, called, chosen, own, onToggle }: Props) {
	const isFull = chosen.size >= limits.stopsPerTrip;
	return (
		<ul className={styles.stops} aria-label="Stops">
			{stops.map((stop, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown.
				<li key={index} data-out={chosen.has(index) ? undefined : true}>
					<Check
						checked={chosen.has(index)}
						disabled={isFull && !chosen.has(index)}
						onChange={() => onToggle(index)}
						label={
							<span>
								<strong>
									<bdi>{stop.place.name}</bdi>
								</strong>
								<span className={`${layout.soft} ${layout.small}`}>{stopWords(stop, { called, own })}</span>
							</span>
						}
					/>
				</li>
			))}
		</ul>
	);
}

function stopWords(stop: StopContent, { called, own }: Pick<Props, 'called' | 'own'>): string {
	const { place, note } = stop;
	const name = called?.get(stop);
	const at = own.indexOf(encodeStop(place));
	return [
		whereWords(place),
		name && `listed as “${name}”`,
		note && 'with a note',
		at >= 0 && `already stop ${at + 1}`,
	]
		.filter(Boolean)
		.join(', ');
}
