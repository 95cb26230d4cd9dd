import type { ReactNode } from 'react';
import { ContourArt } from './ContourArt.tsx';
import styles from './TrailSign.module.css';

/** A full screen of contours with a sign in front: where the trail fades out, or where it begins. */
export function TrailSign({ at, children }: { at: 'lost' | 'trailhead'; children: ReactNode }) {
	return (
		<div className={styles.ground} data-paint="" data-full-bleed="">
			<ContourArt seed={at} variant={at} />
			<div className={styles.sign}>{children}</div>
		</div>
	);
}
