import type { GroundDrawing } from '#domain/sheet/draw-ground.ts';
import { type ContourGround, groundExtent } from '#domain/sheet/ground-formats.ts';
import { seedOf } from '#domain/sheet/seed.ts';
import { inSlices } from '#runtime/in-slices.ts';
import { useDrawing } from '#sheet/use-drawing.ts';
import styles from './ContourArt.module.css';
import { Contours } from './Contours.tsx';
import { GroundTrail } from './GroundTrail.tsx';

export function ContourDrawing({ seed, variant }: ContourGround) {
	const { place, drawing } = useDrawing<SVGSVGElement, GroundDrawing>(
		`ground ${variant} ${seed}`,
		async () => {
			const { drawGround } = await import('#domain/sheet/draw-ground.ts');
			return inSlices(drawGround(seedOf(seed), variant));
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
			{(variant === 'lost' || variant === 'trailhead') && <GroundTrail isLost={variant === 'lost'} />}
		</svg>
	);
}
