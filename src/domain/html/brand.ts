/** The band's color, `--band`, where no style sheet is read: in the browser's own bar, and on a home screen. */
export const THEME_COLOR = '#11221b';

/** The logo, in units of its own: two offset blazes, the trail sign for "the trail turns". */
export const logo = {
	viewBox: '0 0 20 27',
	blazes: [
		{ x: 1, y: 11, width: 7.4, height: 16, rx: 2 },
		{ x: 11.6, y: 0, width: 7.4, height: 16, rx: 2 },
	],
} as const;
