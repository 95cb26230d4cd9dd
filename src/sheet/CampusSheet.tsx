import { paintHue } from '#domain/colleges/paint-hue.ts';
import type { SheetDrawing } from '#domain/sheet/draw-sheet.ts';
import { type SheetSize, sheetExtent } from '#domain/sheet/sheet-formats.ts';
import { inSlices } from '#runtime/in-slices.ts';
import { classNames } from '#ui/class-names.ts';
import { paint } from '#ui/paint.ts';
import styles from './CampusSheet.module.css';
import { SheetArt } from './SheetArt.tsx';
import { stateOutline } from './state-outlines.ts';
import { useDrawing } from './use-drawing.ts';

/** The facts that a sheet is drawn from. */
export interface Campus {
	ipeds_id: number;
	state_abbreviation: string;
	lat: number;
	long: number;
}

/** A campus as its own topographic sheet, filling its frame. Decorative: screen readers skip it. */
export function CampusSheet({ college, size }: { college: Campus; size: SheetSize }) {
	const { ipeds_id: seed, state_abbreviation, lat, long } = college;
	const { place, drawing } = useDrawing<SVGSVGElement, SheetDrawing>(
		`sheet ${size} ${seed} ${state_abbreviation} ${lat} ${long}`,
		async () => {
			const [outline, { drawSheet }] = await Promise.all([
				stateOutline(state_abbreviation),
				import('#domain/sheet/draw-sheet.ts'),
			]);
			return inSlices(drawSheet({ seed, place: { lat, long }, outline }, size));
		},
	);
	const { width, height } = sheetExtent(size);
	return (
		<svg
			ref={place}
			className={classNames(styles.sheet, styles[size])}
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio={size === 'hero' ? 'xMaxYMid slice' : 'xMidYMid slice'}
			aria-hidden="true"
			focusable="false"
			{...paint(paintHue(seed))}
		>
			{drawing && <SheetArt drawing={drawing} />}
		</svg>
	);
}
