import type { ReactNode } from 'react';
import { ContourArt } from '#sheet/ContourArt.tsx';
import styles from './TrailEnd.module.css';

/** A full screen of contours with a trail that fades out, and a sign in front of it. */
export function TrailEnd({ children }: { children: ReactNode }) {
	return (
		<div className={styles.ground} data-paint="" data-full-bleed="">
			<ContourArt seed="lost" variant="lost" />
			<div className={styles.sign}>{children}</div>
		</div>
	);
}
