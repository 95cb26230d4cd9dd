import { limits } from '#domain/limits.ts';
import { numberWord } from '#domain/number-words.ts';
import { paths } from '#domain/paths.ts';
import addDark from './pictures/add-dark.webp';
import add from './pictures/add-light.webp';
import findDark from './pictures/find-dark.webp';
import find from './pictures/find-light.webp';
import offlineDark from './pictures/offline-dark.webp';
import offline from './pictures/offline-light.webp';
import orderDark from './pictures/order-dark.webp';
import order from './pictures/order-light.webp';
import readDark from './pictures/read-dark.webp';
import read from './pictures/read-light.webp';
import saveDark from './pictures/save-dark.webp';
import save from './pictures/save-light.webp';
import wayDark from './pictures/way-dark.webp';
import way from './pictures/way-light.webp';

/** One step: what to do, what to know, and the product's own screen at that moment. */
export interface Step {
	title: string;
	words: string[];
	picture: { light: string; dark: string; alt: string };
	/** The page where it is done. */
	to: string;
	link: string;
}

/** The seven steps, in the order a family takes them. */
export const steps: Step[] = [
	{
		title: 'Find a college',
		words: [
			'Type its name, or what people call it: “UW Madison” and “BC” both work. Or tap a state on the home page’s map.',
			'The list appears as you type, even with no signal.',
		],
		picture: {
			light: find,
			dark: findDark,
			alt: 'The search box of the home page with “boston” typed, and colleges in Boston listed below it.',
		},
		to: paths.search(),
		link: 'Search',
	},
	{
		title: 'Read its guide',
		words: [
			'Where to stay, where to eat and what to do near the campus, on a map and in words, next to the facts about the college.',
			'A guide you have opened stays on your phone.',
		],
		picture: {
			light: read,
			dark: readDark,
			alt: 'The guide of Boston College: its name, a drawn sheet with the campus in its state, and the button “Add to trip”.',
		},
		to: paths.collegeGuides,
		link: 'All college guides',
	},
	{
		title: 'Add it to your trip',
		words: [
			'Tap “Add to trip” in a guide, or “Add stop” in the planner. You can add colleges, airports, towns, or a place of your own that you tap on the map. Once the trip has a stop, you can add hotels, restaurants and sights near it.',
			`A trip holds up to ${numberWord(limits.stopsPerTrip)} stops.`,
		],
		picture: {
			light: add,
			dark: addDark,
			alt: 'The planner with “Add a stop” open: what to add, such as colleges or airports, a search box, and the stops so far.',
		},
		to: paths.tripPlanner,
		link: 'Open the planner',
	},
	{
		title: 'Put the stops in order',
		words: [
			'“Edit stops” shows a handle on each stop: drag it, or use the arrows. Took one out by mistake? You can bring it right back.',
			'“Best order” finds the order with the least driving and tells you what it saves. Miles, hours and arrival times follow every change.',
		],
		picture: {
			light: order,
			dark: orderDark,
			alt: 'The stops of a trip while they are edited, each with a handle, arrows up and down, and a button to remove it.',
		},
		to: paths.tripPlanner,
		link: 'Open the planner',
	},
	{
		title: 'See the route',
		words: [
			'The pink line is your tour. Between two stops you see the miles and the time on the road.',
			'Set the first day, then tap a stop and “Times” to add a tour or an information session: the planner tells you when to leave, and what helps if you’d be late.',
			'“Note” next to it holds what you’ll want handy there: where to park, who to call. It shows on the stop, on the road and on paper.',
			'Drives are estimates along the highways: leave room for traffic and for parking.',
		],
		picture: {
			light: way,
			dark: wayDark,
			alt: 'A trip through New England: the pink line over the map, and below it the first stops with miles and hours between them.',
		},
		to: paths.tripPlanner,
		link: 'Open the planner',
	},
	{
		title: 'Save it, share it, print it',
		words: [
			'Give the trip a name of three letters or more. To save, you need an account. Once you sign in, the trip is on all your devices; until then it stays on this one as a draft.',
			'“Share” makes a link for anyone coming along; “Print” makes a list for the glove box.',
		],
		picture: {
			light: save,
			dark: saveDark,
			alt: 'The planner asking to sign in, so that the trip can be saved.',
		},
		to: paths.saved,
		link: 'Saved trips',
	},
	{
		title: 'Drive it with no signal',
		words: [
			'The guides for your stops download to your phone with the trip, and open from there on the road. Your changes are saved there, too, and sent once you’re back online.',
			'“No signal” at the top tells you when. Everything you have opened still works.',
			'As you leave a campus, “Drive it” has a card for what you thought: a minute each, sealed until the student and a parent have rated.',
		],
		picture: {
			light: offline,
			dark: offlineDark,
			alt: 'The guide of Boston College with “No signal” in the black band: its restaurants can still be read.',
		},
		to: paths.onDevice,
		link: 'What is on this device',
	},
];
