/** The public pages that are measured; those with a map load it when it comes into view. */
export const pages = [
	{ path: '/', hasMap: false },
	{ path: '/college-guides', hasMap: false },
	{ path: '/region/New%20England', hasMap: false },
	{ path: '/search?q=boston', hasMap: false },
	{ path: '/state/Massachusetts', hasMap: true },
	{ path: '/college/164924', hasMap: true },
];
