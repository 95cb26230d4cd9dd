const TOKENS = {
	land: '--map-land',
	water: '--map-water',
	county: '--map-county',
	border: '--map-border',
	park: '--map-park',
	campus: '--map-campus',
	building: '--map-building',
	road: '--map-road',
	street: '--map-street',
} as const;

/** The map's colors as `rgb()` text, which MapLibre can read. */
export type Palette = Record<keyof typeof TOKENS, string>;

/** Reads the tokens as they currently apply at `element`: light, dark or print. */
export function readPalette(element: HTMLElement): Palette {
	const probe = element.ownerDocument.createElement('span');
	probe.hidden = true;
	// Otherwise a contrast theme would answer with its own text color for each.
	probe.style.forcedColorAdjust = 'none';
	element.append(probe);
	const entries = Object.entries(TOKENS).map(([name, token]) => {
		probe.style.color = `var(${token})`;
		return [name, toRgb(getComputedStyle(probe).color)];
	});
	probe.remove();
	return Object.fromEntries(entries);
}

/** Converts any color the browser understands, including oklch, by painting one pixel and reading it back. */
function toRgb(color: string): string {
	const canvas = document.createElement('canvas');
	canvas.width = 1;
	canvas.height = 1;
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (!context) return color;
	context.fillStyle = color;
	context.fillRect(0, 0, 1, 1);
	const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
	return `rgb(${red},${green},${blue})`;
}
