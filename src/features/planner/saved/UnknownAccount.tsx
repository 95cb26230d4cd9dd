import { WifiOff } from 'lucide-react';
import { useReachable } from '#runtime/reachability.ts';
import { Banner } from '#ui/Banner.tsx';
import { LoadingPlanner } from '../LoadingPlanner.tsx';
import styles from './MissingTrip.module.css';

/** For a signed-in person whose account this device does not know yet: shows no trip at all. */
export function UnknownAccount() {
	const isReachable = useReachable();
	return (
		<LoadingPlanner>
			{!isReachable && (
				<div className={styles.late}>
					<Banner icon={WifiOff}>
						<strong>No signal.</strong> This trip will open once you’re back online.
					</Banner>
				</div>
			)}
		</LoadingPlanner>
	);
}
