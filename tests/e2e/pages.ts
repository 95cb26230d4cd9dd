/** A page of the site as a reader knows it: its address, its heading, and words that only this page has. */
export interface SitePage {
	address: string;
	heading: string | RegExp;
	words: string | RegExp;
}

export const home: SitePage = {
	address: '/',
	heading: 'Plan the whole tour. Drive it with no signal.',
	words: 'Campuses people start with',
};
export const massachusetts: SitePage = {
	address: '/state/Massachusetts',
	heading: 'Massachusetts',
	words: 'Greater Boston',
};
export const bostonCollege: SitePage = {
	address: '/college/164924',
	heading: 'Boston College',
	words: 'Where to stay, eat and what to do',
};

/** All pages that have content, one of each kind. */
export const contentPages: SitePage[] = [
	home,
	{ address: '/search', heading: 'Search', words: 'Look for a college, a state or a town' },
	{ address: '/search?q=boston', heading: 'Search', words: 'Boston University' },
	massachusetts,
	{ address: '/state/Washington%20D.C.', heading: 'Washington D.C.', words: 'Georgetown University' },
	{ address: '/region/New%20England', heading: 'New England', words: 'Bowdoin College' },
	{ address: '/college-guides', heading: 'College Guides', words: 'University of Chicago' },
	{ address: '/college/164924', heading: 'Boston College', words: 'Chestnut Hill' },
	{ address: '/compare?colleges=164924,170976', heading: 'Compare Colleges', words: 'Out-of-state tuition' },
	{ address: '/trip-planner', heading: 'New trip', words: 'No stops yet' },
	{ address: '/trip-planner/scorecards', heading: 'Scorecards', words: 'No campuses yet' },
	{ address: '/sign-in', heading: 'Sign In', words: 'An account keeps your trips on all your devices.' },
	{ address: '/saved', heading: 'Saved Trips', words: 'Sign in to see your saved trips' },
	{ address: '/account', heading: 'Your account', words: 'Sign in to see your account.' },
	{ address: '/timeline-tips', heading: 'Timeline & Tips', words: 'Finish your visits in May.' },
	{ address: '/itineraries', heading: 'Itineraries', words: '50% of itinerary sales go to a charity' },
	{ address: '/donate', heading: 'Donate', words: 'For students who made it to college' },
	{ address: '/about', heading: 'About', words: 'Our mission' },
	{ address: '/contact', heading: 'Contact', words: 'A person reads what you write, and answers by email.' },
	{ address: '/privacy', heading: 'Privacy', words: 'We count pages, not people.' },
	{ address: '/user-guide', heading: 'User Guide', words: 'Drive it with no signal' },
	{ address: '/on-this-device', heading: /^On this (phone|computer)$/, words: 'the planner with its map' },
	{ address: '/terms', heading: 'Terms', words: 'Driving times are estimates.' },
];

/** The article pages: delivered with the document, and on the device once listed. */
export const articlePages: SitePage[] = [
	{ address: '/student-voices', heading: 'Student Voices', words: 'Visiting campuses in Massachusetts' },
	{
		address: '/articles?type=general',
		heading: 'General articles',
		words: 'How to plan a college tour in one evening',
	},
	{
		address: '/articles?type=subregion&id=Greater%20Boston',
		heading: 'Articles about Greater Boston',
		words: 'Several campuses around Boston in two days',
	},
	{
		address: '/student-voices/what-to-ask-on-a-tour',
		heading: 'What to ask on a tour, and whom',
		words: 'Sample article',
	},
];

/** An address that does not exist. */
export const notFound: SitePage = {
	address: '/404',
	heading: "Sorry we couldn't complete your request!",
	words: 'Page Not Found',
};

export const everyPage: SitePage[] = [...contentPages, ...articlePages, notFound];
