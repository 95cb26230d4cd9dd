import type { Contour } from '#domain/sheet/draw-contours.ts';
import styles from './Contours.module.css';

/** Contours from the lowest up. `--step` is how much each adds to the ground, `--trace` how strong its line is. */
export function Contours({ id, contours }: { id?: string; contours: Contour[] }) {
	return (
		<g id={id}>
			{contours.map(({ path, isIndex }) => (
				<path key={path} className={isIndex ? styles.index : styles.contour} d={path} />
			))}
		</g>
	);
}
