import { limits } from '#domain/limits.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { Check } from '#ui/Check.tsx';
import layout from '#ui/layout.module.css';
import styles from './Exchange.module.css';
import type { Importable } from './importable.ts';
import { stopWords } from './preview-words.ts';

interface Props {
	importable: Importable;
	/** Indexes of the checked stops. */
	chosen: ReadonlySet<number>;
	trip: Trip;
	onToggle: (index: number) => void;
}

/** The choice of stops to take from an import; no more than a trip holds. */
export function StopChoice({ importable, chosen, trip, onToggle }: Props) {
	const isFull = chosen.size >= limits.stopsPerTrip;
	return (
		<ul className={styles.stops} aria-label="Stops">
			{importable.content.stops.map((stop, index) => (
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
								<span className={`${layout.soft} ${layout.small}`}>{stopWords(stop, trip, importable)}</span>
							</span>
						}
					/>
				</li>
			))}
		</ul>
	);
}
