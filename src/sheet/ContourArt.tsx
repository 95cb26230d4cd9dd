import type { GroundDrawing } from '#domain/sheet/draw-ground.ts';
import { type GroundVariant, groundExtent } from '#domain/sheet/ground-formats.ts';
import { seedOf } from '#domain/sheet/noise.ts';
import { useDrawing } from '#sheet/use-drawing.ts';
import styles from './ContourArt.module.css';
import { Contours } from './Contours.tsx';
import { LostTrail } from './LostTrail.tsx';

/**
 * Contours alone, filling the frame it stands in: an article's tile or the strip at its head (in the paint around it),
 * the ground of a plaque, or a lost page with a trail that fades out. The seed is any text, an article's id say.
 */
export function ContourArt({ seed, variant }: { seed: string; variant: GroundVariant }) {
	const { place, drawing } = useDrawing<SVGSVGElement, GroundDrawing>(
		`ground ${variant} ${seed}`,
		async () => {
			const { drawGround } = await import('#domain/sheet/draw-ground.ts');
			return drawGround(seedOf(seed), variant);
		},
	);
	const { width, height } = groundExtent(variant);
	return (
		<svg
			ref={place}
			className={`${styles.art} ${styles[variant]}`}
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
			focusable="false"
		>
			{drawing && <Contours contours={drawing.contours} />}
			{variant === 'lost' && <LostTrail />}
		</svg>
	);
}
