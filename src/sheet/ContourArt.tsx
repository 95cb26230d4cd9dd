import { Suspense } from 'react';
import type { ContourGround } from '#domain/sheet/ground-formats.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import styles from './ContourArt.module.css';

const ContourDrawing = lazyPart(() => import('./ContourDrawing.tsx'), 'ContourDrawing', { whenIdle: true });

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
