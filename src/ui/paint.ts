/** Attributes that give an element a college's paint; every tone follows from the hue in degrees. */
export function paint(hue: number) {
	return { 'data-paint': '', ...inHue(hue) };
}

/** Does the same for a region's colors, as on the schoolroom map. */
export function inHue(hue: number) {
	return { style: { '--hue': hue } as Record<string, number> };
}
