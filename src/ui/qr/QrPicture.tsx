import { encode } from 'uqr';
import styles from './Qr.module.css';

/** A text as a QR code, dark on light in every theme, with as much error correction as its size has room for. */
export function QrPicture({ text, label }: { text: string; label: string }) {
	const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: 0 });
	// Cameras need dark on light, even in the dark theme, and four modules of quiet zone, as the standard requires.
	const viewBox = `-4 -4 ${size + 8} ${size + 8}`;
	return (
		<svg role="img" aria-label={label} className={styles.picture} data-scheme="light" viewBox={viewBox}>
			<path d={rowsPath(data)} />
		</svg>
	);
}

/** Each run of dark modules as one bar. */
function rowsPath(rows: readonly (readonly boolean[])[]): string {
	return rows
		.flatMap((row, y) =>
			row.flatMap((isDark, x) => {
				if (!isDark || row[x - 1]) return [];
				const end = row.indexOf(false, x);
				const length = (end < 0 ? row.length : end) - x;
				return [`M${x} ${y}h${length}v1h-${length}z`];
			}),
		)
		.join('');
}
