import { limits } from '../limits.ts';
import { numberWord } from '../number-words.ts';
import {
	compareLead,
	contactLead,
	donateLead,
	privacyLead,
	scorecardsLead,
	termsLead,
	timelineTipsLead,
	userGuideLead,
} from './page-leads.ts';

export interface PageRoute {
	/** The page's address with the variable part named; page views are counted under it. */
	template: `/${string}`;
	/** Search engines show it under the page's title. */
	description: string;
	/** The text under the page's heading, if it differs from the description. */
	lead?: string;
	/** True when the sitemap lists it: a page with its own content, at one address. */
	isListed?: boolean;
	/** True for a person's own pages: search engines get nothing there. */
	isPersonal?: boolean;
	/**
	 * True when robots.txt keeps robots from it, and from every page below it. They may fetch other personal pages, which
	 * then tell search engines not to list them.
	 */
	isBarred?: boolean;
	/** The page's name, if the address does not give one. */
	name?: string;
	/** True when anything may follow its address, and opens the same page (§2). */
	takesTail?: boolean;
	/** True when its address is a secret shared by a few people: nothing about it may be stored anywhere. */
	isSecret?: boolean;
}

const stops = `${numberWord(limits.stopsPerTrip)} stops`;
const about = 'Plan the whole college tour, then drive it with no signal.';

/**
 * The only list of the product's pages; every other path is not found. Types make the client's screens, the server's
 * first words and each page's preloads match it.
 */
const pages = [
	{
		template: '/',
		description: `Find colleges, read what to see, where to eat and where to stay, and lay out a campus-visit trip of up to ${stops}. It works with no signal.`,
		isListed: true,
	},
	{ template: '/search', description: `Search colleges and states. ${about}`, isPersonal: true },
	{ template: '/state/:name', description: about },
	{ template: '/region/:name', description: about },
	{
		template: '/college-guides',
		description: 'Colleges to visit, by region, state and part of the state.',
		isListed: true,
	},
	{ template: '/college/:ipedsid', description: about, takesTail: true },
	{
		template: '/compare',
		name: 'Compare Colleges',
		lead: compareLead,
		description: 'Undergraduates, setting, tuition and test scores of up to ten colleges, side by side.',
		isListed: true,
	},
	{
		template: '/trip-planner',
		description: `Put up to ${numberWord(limits.stopsPerTrip)} colleges, airports, hotels, restaurants and sights in order, see the miles and the hours between them, and take the trip with you offline.`,
		isListed: true,
	},
	{ template: '/trip-planner/drive', description: about, isPersonal: true, name: 'On the Road' },
	{
		template: '/trip-planner/scorecards',
		description: scorecardsLead,
		isPersonal: true,
		name: 'Scorecards',
	},
	{
		template: '/student-voices',
		description: `What students say about visiting colleges. ${about}`,
		isListed: true,
	},
	{ template: '/student-voices/:articleId', description: `A student's voice. ${about}` },
	{ template: '/articles', description: `Articles about visiting colleges. ${about}` },
	{
		template: '/timeline-tips',
		lead: timelineTipsLead,
		description: 'When to test, visit and apply: fall of junior to winter of senior year.',
		isListed: true,
	},
	{
		template: '/itineraries',
		description: 'College tours planned for you, by campus or by the day.',
		isListed: true,
	},
	{
		template: '/donate',
		lead: donateLead,
		description: 'Help college students who face homelessness or have been in foster care.',
		isListed: true,
	},
	{ template: '/about', description: `Who makes this site, and why. ${about}`, isListed: true },
	{
		template: '/user-guide',
		lead: userGuideLead,
		description: 'How to plan a college tour with this site, in seven steps.',
		isListed: true,
	},
	{ template: '/contact', lead: contactLead, description: 'Write to us.', isListed: true },
	{
		template: '/privacy',
		lead: privacyLead,
		description: 'What this site keeps about you, and what it does not.',
		isListed: true,
	},
	{ template: '/terms', lead: termsLead, description: 'The terms of use.', isListed: true },
	{ template: '/sign-in', description: about, isPersonal: true, isBarred: true },
	{ template: '/saved', description: about, isPersonal: true, isBarred: true },
	{ template: '/saved/:tid/changes', description: about, isPersonal: true },
	{ template: '/account', description: about, isPersonal: true, isBarred: true },
	{ template: '/on-this-device', description: about, isPersonal: true },
	{
		template: '/shared/:token',
		name: 'A shared trip',
		description:
			'Someone shared their college tour with you: its stops, in order, and the drives between them.',
		isPersonal: true,
		isSecret: true,
	},
] as const satisfies PageRoute[];

type PageRow = (typeof pages)[number];
export type PageTemplate = PageRow['template'];
export type TailedTemplate = Extract<PageRow, { takesTail: true }>['template'];
export const pageRoutes: readonly (PageRoute & { template: PageTemplate })[] = pages;

export interface FoundPage {
	page: (typeof pageRoutes)[number];
	/** The variable part of the address, decoded; empty when there is none. */
	param: string;
	/** The page's canonical path, without anything that followed it in the requested one. */
	canonicalPath: string;
}

const pagesByStart = new Map(pageRoutes.map((page) => [page.template.replace(/\/:.*$/, '/:'), page]));

/**
 * Finds the page at a path (`/college/164924/anything` is the college's), which may be typed in any case, except for
 * its variable part; undefined when there is none.
 */
export function pageOfPath(path: string): FoundPage | undefined {
	const plain = path.replace(/\/$/, '').toLowerCase();
	const whole = pageRoutes.find(({ template }) => template === plain && !template.includes(':'));
	if (whole) return { page: whole, param: '', canonicalPath: whole.template };
	const [typed = '', second, ...rest] = path.replace(/^\//, '').replace(/\/$/, '').split('/');
	const first = typed.toLowerCase();
	const page = pagesByStart.get(second === undefined ? `/${first}` : `/${first}/:`);
	const ending = page?.template.split('/').slice(3) ?? [];
	const isWhole = page?.takesTail || rest.join('/').toLowerCase() === ending.join('/');
	if (!page || !isWhole) return undefined;
	try {
		const param = decodeURIComponent(second ?? '');
		return {
			page,
			param,
			canonicalPath: `/${[first, ...(param ? [encodeURIComponent(param)] : []), ...ending].join('/')}`,
		};
	} catch {
		// A broken escape matches no page.
		return undefined;
	}
}
