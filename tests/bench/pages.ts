/** The public pages that are measured. */
export const pages = [
	{ path: '/' },
	{ path: '/college-guides' },
	{ path: '/region/New%20England' },
	{ path: '/search?q=boston' },
	{ path: '/student-voices' },
	{ path: '/student-voices/what-to-ask-on-a-tour' },
	{ path: '/articles?type=general' },
	{ path: '/timeline-tips' },
	{ path: '/itineraries' },
	{ path: '/donate' },
	{ path: '/about' },
	{ path: '/user-guide' },
	{ path: '/contact' },
	{ path: '/privacy' },
	{ path: '/state/Massachusetts' },
	{ path: '/college/164924' },
];
