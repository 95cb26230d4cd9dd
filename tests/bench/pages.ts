/** The public pages that are measured; those with a map load it when it comes into view. */
export const pages = [
	{ path: '/', hasMap: false },
	{ path: '/college-guides', hasMap: false },
	{ path: '/region/New%20England', hasMap: false },
	{ path: '/search?q=boston', hasMap: false },
	{ path: '/student-voices', hasMap: false },
	{ path: '/student-voices/what-to-ask-on-a-tour', hasMap: false },
	{ path: '/articles?type=general', hasMap: false },
	{ path: '/timeline-tips', hasMap: false },
	{ path: '/itineraries', hasMap: false },
	{ path: '/donate', hasMap: false },
	{ path: '/about', hasMap: false },
	{ path: '/user-guide', hasMap: false },
	{ path: '/contact', hasMap: false },
	{ path: '/privacy', hasMap: false },
	{ path: '/state/Massachusetts', hasMap: true },
	{ path: '/college/164924', hasMap: true },
];
