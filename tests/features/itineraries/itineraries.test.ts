import { expect, test } from 'vitest';
import { itineraries, orderByForm, orderByMail } from '#features/itineraries/itineraries.ts';

test('the prices are those of the specification', () => {
	expect(itineraries.map(({ name, price, per }) => `${name}: ${price} ${per}`)).toEqual([
		'Single campus: About $30 a campus',
		'Three-day bundle: $75 three days',
		'Five-day bundle: $100 five days',
		'Custom planning: From $25 a campus',
	]);
});

test('an order by email is one letter to one address, whatever the query string says', () => {
	for (const itinerary of itineraries) {
		const address = orderByMail('tours@example.com,eve@example.com?cc=mallory@example.com', itinerary);
		const { pathname, searchParams } = new URL(address);
		expect(pathname).toBe('tours@example.com%2Ceve%40example.com%3Fcc%3Dmallory%40example.com');
		expect([...searchParams.keys()]).toEqual(['subject', 'body']);
		expect(searchParams.get('subject')).toBe(`Itinerary: ${itinerary.name}`);
		expect(searchParams.get('body')).toContain(`We would like: ${itinerary.name}`);
		expect(searchParams.get('body')).not.toMatch(/[^\r]\n/);
	}
});

test('an order by the form brings the same letter along', () => {
	for (const itinerary of itineraries) {
		const { pathname, searchParams } = new URL(orderByForm('/contact', itinerary), 'https://x');
		expect(pathname).toBe('/contact');
		expect(searchParams.get('subject')).toBe(`Itinerary: ${itinerary.name}`);
		expect(searchParams.get('message')).toMatch(/\n\nCampuses: \nDates: \n/);
	}
});
