import { type Placeable, plain } from './label-candidates.ts';
import type { Shield } from './roads.ts';
import { pointAt, type View } from './view.ts';

/** Sizes in pixels; three-digit numbers take the wider one. Plates are for US and state routes. */
export const SHIELD = { width: 26, wider: 32, height: 25, plate: 19 };

interface Numbered extends Shield {
	kind: 'shield' | 'plate';
}

/** The shield of an interstate, or the plate of another road, with every spot it may take. */
export function roadNumber({ kind, number, spots }: Numbered, view: View, scale: number): Placeable[] {
	const width = numberWidth(number) * scale;
	const height = (kind === 'shield' ? SHIELD.height : SHIELD.plate) * scale;
	return spots.map((from) => ({
		...plain(kind, { name: number, point: pointAt(view, from) }, { project: () => from, scale }),
		forms: [{ lines: [number], width, height }],
	}));
}

export const numberWidth = (number: string) => (number.length > 2 ? SHIELD.wider : SHIELD.width);
