import { Bones } from '#ui/Bones.tsx';
import styles from './Planner.module.css';

/** The planner's shape while the device reads the draft. */
export function LoadingPlanner() {
	return (
		<div className={styles.planner}>
			<div className={styles.map} />
			<div className={styles.sheet}>
				<div className={styles.pane}>
					<div className={styles.handle} aria-hidden="true" />
					<Bones heights={[2.2, 1.2, 3.5, 3.5, 3.5]} label="Opening your trip" />
				</div>
			</div>
		</div>
	);
}
