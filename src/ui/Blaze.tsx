import styles from './Blaze.module.css';
import { paint } from './paint.ts';

/** An upright mark in a college's own paint, for lists. Hue in degrees. */
export function PaintBlaze({ hue }: { hue: number }) {
	return <span className={styles.blaze} {...paint(hue)} />;
}
