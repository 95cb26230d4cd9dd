import { Check, Pencil } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { useReorder } from '#ui/reorder/use-reorder.ts';
import { EmptyTrip } from './EmptyTrip.tsx';
import { usePlanner } from './planner.ts';
import { StopCard } from './StopCard.tsx';
import styles from './StopList.module.css';

/** The stops in their order, joined by the line, with the legs between them. */
export function StopList() {
	const { trip, room, estimate, isEditing, setEditing, move } = usePlanner();
	const { list, line, isDragging, grip } = useReorder(trip.stops.length, move);
	if (trip.stops.length === 0) return <EmptyTrip />;
	return (
		<section className={styles.stops} aria-labelledby="stops-title">
			<div className={styles.head}>
				<h2 id="stops-title">
					Stops <span className={styles.count}>{`${trip.stops.length} of ${room.mostStops}`}</span>
				</h2>
				<Button kind="quiet" aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
					<Icon of={isEditing ? Check : Pencil} />
					{isEditing ? 'Done editing' : 'Edit stops'}
				</Button>
			</div>
			<div className={styles.stage} data-dragging={isDragging || undefined}>
				<svg className={styles.line} aria-hidden="true">
					<path ref={line} />
				</svg>
				<ol ref={list} className={styles.list}>
					{trip.stops.map((stop, index) => (
						<StopCard
							key={stop.id}
							stop={stop}
							index={index}
							leg={estimate.legs[index]}
							gap={estimate.gaps[index]}
							next={trip.stops[index + 1]}
							grip={grip(stop.id, index)}
						/>
					))}
				</ol>
			</div>
			<p className={layout.collar}>Estimates, without traffic. They work offline.</p>
			<p id="grip-hint" hidden>
				Press the up and down arrow keys to move this stop.
			</p>
		</section>
	);
}
