import type { ReactNode } from 'react';
import { Bones } from '#ui/Bones.tsx';
import layout from '#ui/layout.module.css';
import styles from './Planner.module.css';
import { downWords } from './sheet/sheet-heights.ts';

/** A placeholder in the planner's shape while the trip or the planner loads; `children` say why it is taking longer. */
export function LoadingPlanner({
	label = 'Opening your trip',
	children,
}: {
	label?: string;
	children?: ReactNode;
}) {
	return (
		<div className={styles.planner} style={{ '--down': downWords.half } as React.CSSProperties}>
			<div className={styles.map} />
			<div className={styles.sheet}>
				<div className={styles.pane}>
					{/* Gone once the trip is here, so the focus waits for the trip's own, unless there is something to read. */}
					<h1 className={layout.onlyForReaders} data-passing={!children || undefined}>
						Trip Planner
					</h1>
					{children}
					<Bones heights={[2.2, 1.2, 3.5, 3.5, 3.5]} label={label} />
				</div>
			</div>
		</div>
	);
}
