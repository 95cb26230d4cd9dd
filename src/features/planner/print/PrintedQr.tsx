import { use } from 'react';
import { useIsPrinting } from '#ui/printing.ts';
import { QrPicture } from '#ui/qr/QrPicture.tsx';
import { noCodesWords } from '../exchange/code-words.ts';
import styles from './PrintedTrip.module.css';

/**
 * The code that brings the trip back from paper; for a trip too long for one code, says where its codes are, or that it
 * has none. Suspends until it is ready.
 */
export function PrintedQr({ codes }: { codes: Promise<string[]> }) {
	const [first, ...rest] = use(codes);
	// Drawn only for paper, so that the screen does not wait for it.
	const isPrinting = useIsPrinting();
	if (first === undefined) return <p className={styles.collar}>{noCodesWords}</p>;
	if (rest.length > 0)
		return (
			<p className={styles.collar}>The codes that put this trip on another phone are on the last sheet.</p>
		);
	return (
		<div className={styles.code}>
			{isPrinting && <QrPicture text={first} label="QR code of the trip" />}
			<p>
				<b>Put this trip on another phone.</b> Scan it with the camera. The whole trip comes over, no account
				needed.
			</p>
		</div>
	);
}
