import { inHue } from '#ui/paint.ts';
import styles from './RegionKey.module.css';

/** A region's color, as on the map of the states, shown before its name. */
export function RegionKey({ hue }: { hue: number }) {
	return <span className={styles.key} {...inHue(hue)} />;
}
