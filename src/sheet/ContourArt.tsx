import { Suspense } from 'react';
import type { ContourGround } from '#domain/sheet/ground-formats.ts';
import { lazyWhenIdle } from '#ui/lazy-when-idle.ts';
import styles from './ContourArt.module.css';

const ContourDrawing = lazyWhenIdle(() =>
	import('./ContourDrawing.tsx').then(({ ContourDrawing: Loaded }) => Loaded),
);

/**
 * Contours alone, filling their frame: an article's tile or the strip above it (in the surrounding paint), the
 * background of a plaque, or a full screen with a trail, which fades out on a not-found page. Decorative: it appears
 * after the words.
 */
export function ContourArt(ground: ContourGround) {
	const frame = <svg className={`${styles.art} ${styles[ground.variant]}`} aria-hidden="true" />;
	return (
		<Suspense fallback={frame}>
			<ContourDrawing {...ground} />
		</Suspense>
	);
}
