import styles from './StateOutline.module.css';
import { stateOutline } from './state-outlines.ts';
import { useDrawing } from './use-drawing.ts';

const WIDTH = 40;
const HEIGHT = 30;

/** A state's outline at the size of a heading's icon, in the tint of the surrounding region. Decorative. */
export function StateOutline({ abbreviation }: { abbreviation: string }) {
	const { place, drawing } = useDrawing<SVGSVGElement, string>(`outline ${abbreviation}`, async () => {
		const [outline, { drawOutline }] = await Promise.all([
			stateOutline(abbreviation),
			import('./draw-outline.ts'),
		]);
		return outline ? drawOutline(outline, WIDTH - 3, HEIGHT - 3) : '';
	});
	return (
		<svg
			ref={place}
			className={styles.outline}
			viewBox={`-1.5 -1.5 ${WIDTH} ${HEIGHT}`}
			aria-hidden="true"
			focusable="false"
		>
			{drawing && <path d={drawing} />}
		</svg>
	);
}
