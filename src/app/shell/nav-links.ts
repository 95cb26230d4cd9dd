import { paths } from '#domain/paths.ts';

/** A link of the navigation, with `badge` as a word next to it. */
export interface NavLink {
	to: string;
	label: string;
	badge?: string;
}

/** About has a page of its own and one below it. */
export const aboutLinks: NavLink[] = [
	{ to: paths.about, label: 'About' },
	{ to: paths.userGuide, label: 'User Guide' },
];

export const mainLinks: NavLink[] = [
	{ to: paths.timelineTips, label: 'Timeline & Tips' },
	{ to: paths.collegeGuides, label: 'College Guides' },
	{ to: paths.studentVoices, label: 'Student Voices' },
	{ to: paths.tripPlanner, label: 'Trip Planner' },
	{ to: paths.itineraries, label: 'Itineraries', badge: 'new' },
];

/** A signed-in person's links under My Account, besides Logout. */
export const accountLinks: NavLink[] = [
	{ to: paths.account, label: 'Account Settings' },
	{ to: paths.saved, label: 'Saved Trips' },
];
