import { mailLink } from '#domain/forms/mail-link.ts';

export interface Itinerary {
	id: string;
	name: string;
	price: string;
	per: string;
	forWhom: string;
	holds: string[];
}

export const itineraries: Itinerary[] = [
	{
		id: 'campus',
		name: 'Single campus',
		price: 'About $30',
		per: 'a campus',
		forWhom: 'One college, one day, there and back.',
		holds: [
			'Session and tour, with times',
			'Where to park and how far to walk',
			'Lunch, and one thing to see',
		],
	},
	{
		id: 'three-days',
		name: 'Three-day bundle',
		price: '$75',
		per: 'three days',
		forWhom: 'A long weekend, four to six campuses.',
		holds: [
			'Everything in “Single campus”, for each one',
			'The order with the least driving',
			'Two hotels near the road',
		],
	},
	{
		id: 'five-days',
		name: 'Five-day bundle',
		price: '$100',
		per: 'five days',
		forWhom: 'Spring break, eight to ten campuses.',
		holds: ['Everything in the three-day bundle', 'An easy day in the middle', 'A plan for rain'],
	},
	{
		id: 'custom',
		name: 'Custom planning',
		price: 'From $25',
		per: 'a campus',
		forWhom: 'Your own list, your own pace.',
		holds: [
			'Trains and flights, not only cars',
			'Siblings, wheelchairs, allergies',
			'As many changes as it takes',
		],
	},
];

/** Returns the message that orders one: our questions, with blanks. */
export function orderLetter({ name, price, per }: Itinerary): { subject: string; message: string } {
	const message = [
		`We would like: ${name} (${price}, ${per})`,
		'',
		'Campuses: ',
		'Dates: ',
		'We start from, and end in: ',
		'Who is coming: ',
		'What matters most to us: ',
		'What you should know (allergies, stairs, no car): ',
		'',
	].join('\n');
	return { subject: `Itinerary: ${name}`, message };
}

/** The message in the reader's mail program. */
export const orderByMail = (email: string, itinerary: Itinerary) => mailLink(email, orderLetter(itinerary));

/** The message in our own contact form. */
export function orderByForm(contactPath: string, itinerary: Itinerary): string {
	return `${contactPath}?${new URLSearchParams(orderLetter(itinerary))}`;
}
