import { WifiOff } from 'lucide-react';
import { useReachable } from '#runtime/reachability.ts';
import { Badge } from '#ui/Badge.tsx';
import styles from './SignalBadge.module.css';

/** "No signal" while our server does not answer; otherwise nothing. */
export function SignalBadge() {
	const reachable = useReachable();
	return (
		<div className={styles.signal} role="status">
			{!reachable && <Badge icon={WifiOff}>No signal</Badge>}
		</div>
	);
}
