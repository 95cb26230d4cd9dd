import type { Season } from './season.ts';

/**
 * Junior year: tests in January or February after about three months of preparation, and visits done by the end of May.
 */
export const juniorSeasons: Season[] = [
	{
		id: 'junior-fall',
		name: 'Fall of junior year',
		from: { year: -2, month: 9, day: 1 },
		months: 'September to November',
		lead: 'Start close to home. You are learning what you like, not choosing yet.',
		todo: [
			{
				what: 'Begin test prep',
				how: 'About three months before the test, so in October or November. A little every week beats a weekend a month.',
			},
			{
				what: 'See two campuses nearby',
				how: 'One large and one small, whether or not you would ever apply. After two you will know what to ask at the third.',
			},
			{
				what: 'Talk to your counselor',
				how: 'About the courses for senior year, and about ten colleges worth a look.',
			},
			{
				what: 'Start a list',
				how: 'Name, distance from home, and one reason. The reason matters most in a year.',
			},
		],
		visitTip: 'Go on a school day. A campus in session shows you students; an empty one shows you buildings.',
		milestones: [
			{
				id: 'first-visits',
				on: { year: -2, month: 10, day: 1 },
				title: 'See two campuses close to home',
				words: 'One large, one small, on a school day. You are learning what you like.',
			},
			{
				id: 'test-prep',
				on: { year: -2, month: 10, day: 15 },
				title: 'Begin test prep',
				words: 'About three months before a test in January or February.',
			},
		],
		hue: 75,
	},
	{
		id: 'junior-winter',
		name: 'Winter of junior year',
		from: { year: -2, month: 12, day: 1 },
		months: 'December to February',
		lead: 'Take the test while the roads are bad, and book the spring while there is room.',
		todo: [
			{
				what: 'Take the SAT or ACT in January or February',
				how: 'Look up the dates early: they change every year, and sign-up closes weeks before. Many colleges do not ask for scores; check yours.',
			},
			{
				what: 'Talk about money now',
				how: 'Run the net price calculator on the websites of two colleges, parents and student together. It takes half an hour and saves a hard April.',
			},
			{
				what: 'Lay out the spring trip',
				how: 'Put the campuses in order in the Trip Planner and see how many hours of driving it takes.',
			},
			{
				what: 'Book tours and information sessions',
				how: 'Spring break fills up weeks ahead. Book the tour first and the hotel after it.',
			},
		],
		visitTip: 'Call before you drive. Between terms and in snow, some offices give no tours at all.',
		milestones: [
			{
				id: 'test-dates',
				on: { year: -2, month: 12, day: 1 },
				title: 'Sign up for the SAT or ACT',
				words: 'For a date in January or February. Sign-up closes weeks before the test.',
			},
			{
				id: 'test',
				on: { year: -1, month: 1, day: 15 },
				title: 'Test taking: January and February',
				words: 'SAT or ACT, this month or next.',
			},
			{
				id: 'book-spring',
				on: { year: -1, month: 2, day: 1 },
				title: 'Book tours for spring break',
				words: 'Tour and information session first, hotel after.',
			},
		],
		hue: 230,
	},
	{
		id: 'junior-spring',
		name: 'Spring of junior year',
		from: { year: -1, month: 3, day: 1 },
		months: 'March to May',
		lead: 'This is visit season. Finish in May.',
		todo: [
			{
				what: 'Drive the big loop',
				how: 'Spring break is for the campuses far from home. Two a day is the most anyone remembers.',
			},
			{
				what: 'Finish your visits in May',
				how: 'After that, classes end and students go home, and a campus looks like any other park.',
			},
			{
				what: 'Ask two teachers',
				how: 'For a recommendation, before summer, and in person. Fall is when everyone asks.',
			},
			{
				what: 'Test again, if you want to',
				how: 'Once more is plenty for most people.',
			},
		],
		visitTip: 'Back in the car, everyone writes down three things before anyone says what they thought.',
		milestones: [
			{
				id: 'last-visits',
				on: { year: -1, month: 5, day: 1 },
				title: 'Finish campus visits this month',
				words: 'Classes end soon, and students go home.',
			},
			{
				id: 'teachers',
				on: { year: -1, month: 5, day: 15 },
				title: 'Ask two teachers for a recommendation',
				words: 'In person, before summer.',
			},
		],
		hue: 128,
	},
];
