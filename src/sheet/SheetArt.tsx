import { useId } from 'react';
import type { SheetDrawing } from '#domain/sheet/draw-sheet.ts';
import { Contours } from '#sheet/Contours.tsx';
import styles from './CampusSheet.module.css';

/** The sheet's layers, bottom to top: the land, the state in stronger ink, its shore, the trail, the campus's blaze. */
export function SheetArt({ drawing }: { drawing: SheetDrawing }) {
	const id = useId();
	const { width, height, outline, trail, campus } = drawing;
	return (
		<g className={styles.art}>
			<g className={styles.out}>
				<Contours id={`${id}land`} contours={drawing.contours} />
			</g>
			{outline && (
				<>
					<clipPath id={`${id}state`}>
						<path d={outline} />
					</clipPath>
					<g className={styles.in} clipPath={`url(#${id}state)`}>
						<path className={styles.floor} d={`M0 0H${width}V${height}H0Z`} />
						<use href={`#${id}land`} />
					</g>
					<path className={styles.shore} d={outline} />
				</>
			)}
			<path className={styles.trailCase} d={trail} />
			<path className={styles.trail} d={trail} />
			<g className={styles.summit}>
				<rect
					className={styles.summitCase}
					x={campus.x - 9}
					y={campus.y - 17}
					width="18"
					height="34"
					rx="5"
				/>
				<rect
					className={styles.summitBlaze}
					x={campus.x - 6}
					y={campus.y - 14}
					width="12"
					height="28"
					rx="2.5"
				/>
			</g>
		</g>
	);
}
