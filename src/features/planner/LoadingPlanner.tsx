import type { ReactNode } from 'react';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { Bones } from '#ui/Bones.tsx';
import layout from '#ui/layout.module.css';
import styles from './Planner.module.css';
import grip from './sheet/SheetGrip.module.css';
import { downWords } from './sheet/sheet-heights.ts';
import actions from './TripActions.module.css';
import head from './TripHead.module.css';

/**
 * A placeholder in the planner's shape while the trip or the planner loads. With a trip, its name is there;
 * `children` say why it is taking longer.
 */
export function LoadingPlanner({
	trip,
	label = 'Opening your trip',
	children,
}: {
	trip?: { name: string };
	label?: string;
	children?: ReactNode;
}) {
	return (
		<div className={styles.planner} style={{ '--down': downWords.half } as React.CSSProperties}>
			<div className={styles.map} />
			<div className={styles.sheet}>
				<div className={grip.toCome} />
				<div className={styles.pane}>
					<div className={head.head}>
						{/* Gone once the trip is here: the focus waits for the trip's own, unless there is something to read. */}
						<h1 className={trip ? head.early : layout.onlyForReaders} data-passing={!children || undefined}>
							<bdi>{trip ? tripTitle(trip) : 'Trip Planner'}</bdi>
						</h1>
					</div>
					{children}
					<Bones heights={[...(trip ? [] : [2.2]), 1.2, 3.5, 3.5, 3.5]} label={label} />
				</div>
			</div>
			<div className={actions.actions} />
		</div>
	);
}
