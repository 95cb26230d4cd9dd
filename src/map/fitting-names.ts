/** A name beside its marker: the marker's middle in pixels, and the words. */
export interface NamedSpot {
	x: number;
	y: number;
	name: string;
}

const CHARACTER = 7.6;
const MARK = { halfWidth: 15, halfHeight: 18 };
const NAME = { gap: 18, padding: 14, halfHeight: 13, widest: 200 };

/** For each marker, whether its name can stand beside it without covering another marker or an earlier name. */
export function fittingNames(spots: NamedSpot[]): boolean[] {
	const taken = spots.map(markBox);
	return spots.map((spot, at) => {
		const box = nameBox(spot);
		if (taken.some((other, index) => index !== at && overlap(box, other))) return false;
		taken.push(box);
		return true;
	});
}

type Box = { left: number; right: number; top: number; bottom: number };

function markBox({ x, y }: NamedSpot): Box {
	const { halfWidth, halfHeight } = MARK;
	return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function nameBox({ x, y, name }: NamedSpot): Box {
	const width = Math.min(NAME.widest, name.length * CHARACTER + NAME.padding);
	return {
		left: x + NAME.gap,
		right: x + NAME.gap + width,
		top: y - NAME.halfHeight,
		bottom: y + NAME.halfHeight,
	};
}

function overlap(a: Box, b: Box): boolean {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
