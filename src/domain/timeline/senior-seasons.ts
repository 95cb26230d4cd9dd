import type { Season } from './season.ts';

/** The summer before senior year, and senior year until the last application is in. */
export const seniorSeasons: Season[] = [
	{
		id: 'summer',
		name: 'Summer before senior year',
		from: { year: -1, month: 6, day: 1 },
		months: 'June to August',
		lead: 'Write while it is quiet.',
		todo: [
			{
				what: 'Cut the list',
				how: 'Keep the colleges you would really go to, at a price your family can pay. Read your notes from the car again first.',
			},
			{
				what: 'Write one essay',
				how: 'A bad draft in July is worth more than a good idea in October.',
			},
			{
				what: 'Open your applications',
				how: 'The Common App opens on August 1. Fill in the dull parts now.',
			},
			{
				what: 'Write down every deadline',
				how: 'One page, on the fridge: early, regular, and the date for financial aid.',
			},
		],
		visitTip:
			'Too far in spring? A summer visit still shows the town, the rooms and the drive. Sit in on a class another time.',
		milestones: [
			{
				id: 'common-app',
				on: { year: -1, month: 8, day: 1 },
				title: 'The Common App opens',
				words: 'Fill in the dull parts now, and keep the essay for when you are rested.',
			},
		],
		hue: 100,
	},
	{
		id: 'senior-fall',
		name: 'Fall of senior year',
		from: { year: -1, month: 9, day: 1 },
		months: 'September to November',
		lead: 'First deadlines. See one or two favorites again, and no more.',
		todo: [
			{
				what: 'Decide about early',
				how: 'Early decision binds you, early action does not. Many of both are due on November 1 or 15.',
			},
			{
				what: 'Fill in the FAFSA',
				how: 'It usually opens on October 1. Some colleges want the CSS Profile as well.',
			},
			{
				what: 'Remind your teachers',
				how: 'Kindly, with dates, two weeks before each deadline. Thank them after.',
			},
			{
				what: 'Send your scores',
				how: 'Where they are asked for, or where they help you.',
			},
		],
		visitTip:
			'On a second visit skip the tour. Sit in on a class, eat where students eat, and stay until it is dark.',
		milestones: [
			{
				id: 'fafsa',
				on: { year: -1, month: 10, day: 1 },
				title: 'The FAFSA usually opens',
				words: 'Check studentaid.gov. Some colleges want the CSS Profile as well.',
			},
			{
				id: 'early',
				on: { year: -1, month: 10, day: 15 },
				title: 'Early applications: many are due on November 1 or 15',
				words: 'Check each college: the date on its own website is the one that counts.',
			},
		],
		hue: 45,
	},
	{
		id: 'senior-winter',
		name: 'Winter of senior year',
		from: { year: -1, month: 12, day: 1 },
		months: 'December to February',
		lead: 'Send the last ones, then breathe out.',
		todo: [
			{
				what: 'Send the regular applications',
				how: 'Most are due in the first half of January. Send them a day early; websites are slow on the last evening.',
			},
			{
				what: 'Read early answers together',
				how: 'Many come in December. Whatever it says, dinner is at the usual time.',
			},
			{
				what: 'Check the aid dates',
				how: 'Each college has its own, often in February.',
			},
			{
				what: 'Keep April free',
				how: 'Most colleges invite admitted students then. Your own answer is usually due on May 1.',
			},
		],
		visitTip:
			'The last visit is the one after the letter. Go back to two places at most, and ask what you did not dare to ask before.',
		milestones: [
			{
				id: 'regular',
				on: { year: -1, month: 12, day: 15 },
				title: 'Regular applications: many are due between January 1 and 15',
				words: 'Check each college, and send each a day early.',
			},
			{
				id: 'april-visits',
				on: { year: 0, month: 2, day: 15 },
				title: 'Keep weekends in April free',
				words: 'For the days on which colleges invite admitted students.',
			},
		],
		hue: 255,
	},
];
