import { useId } from 'react';
import styles from './ContourArt.module.css';

const TRAIL = 'M-10 430C110 330 230 470 350 372S430 208 522 188';
const FADING = 'M536 185C626 168 650 236 728 244S850 214 920 236';
const WHOLE = `${TRAIL}C626 168 650 236 728 244S850 214 920 236`;

/** A trail that emerges from behind the sign and continues; a lost trail soon ends. */
export function GroundTrail({ isLost }: { isLost: boolean }) {
	const id = useId();
	const trail = isLost ? TRAIL : WHOLE;
	return (
		<>
			<path className={styles.trailCase} d={trail} />
			<path className={styles.trail} d={trail} />
			{isLost && (
				<>
					<linearGradient id={`${id}fade`} gradientUnits="userSpaceOnUse" x1="530" y1="0" x2="800" y2="0">
						<stop className={styles.there} offset="0" />
						<stop className={styles.gone} offset="1" />
					</linearGradient>
					<path className={styles.trail} d={FADING} stroke={`url(#${id}fade)`} />
				</>
			)}
		</>
	);
}
