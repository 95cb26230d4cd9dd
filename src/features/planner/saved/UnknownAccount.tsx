import { WifiOff } from 'lucide-react';
import { useReachable } from '#runtime/reachability.ts';
import { Banner } from '#ui/Banner.tsx';
import layout from '#ui/layout.module.css';
import { LoadingPlanner } from '../LoadingPlanner.tsx';
import styles from './MissingTrip.module.css';

/** For someone signed in whose account this device does not know yet: shows nothing of any trip. */
export function UnknownAccount() {
	const isReachable = useReachable();
	return (
		<LoadingPlanner>
			{!isReachable && (
				<>
					<h1 className={layout.onlyForReaders}>Trip Planner</h1>
					<div className={styles.late}>
						<Banner icon={WifiOff}>
							<strong>No signal.</strong> This trip will open once you’re back online.
						</Banner>
					</div>
				</>
			)}
		</LoadingPlanner>
	);
}
