import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	navigationLinks,
	phoneIn,
	phoneLink,
	platformOf,
	withFirst,
} from '#domain/places/navigation-links.ts';

const harvest = { name: 'Harvest (Brattle Street)', lat: 42.374412345, long: -71.1217 };
const iphone =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1';
const pixel =
	'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';

const appsOf = (userAgent: string) => navigationLinks(harvest, platformOf(userAgent)).map(({ app }) => app);

test('the app that came with the phone is offered first, geo: only where something opens it', () => {
	expect(appsOf(iphone)).toEqual(['Apple Maps', 'Google Maps', 'Waze']);
	expect(appsOf(pixel)).toEqual(['My maps app', 'Google Maps', 'Waze']);
	expect(appsOf(windows)).toEqual(['Google Maps', 'Apple Maps', 'Waze']);
});

test('each link leads to the place by car, in the form its app documents', () => {
	const hrefs = Object.fromEntries(
		[...navigationLinks(harvest, 'android'), ...navigationLinks(harvest, 'apple')].map(({ app, href }) => [
			app,
			href,
		]),
	);
	expect(hrefs).toEqual({
		'Apple Maps': 'https://maps.apple.com/?daddr=42.37441,-71.1217&dirflg=d',
		'Google Maps':
			'https://www.google.com/maps/dir/?api=1&destination=42.37441%2C-71.1217&travelmode=driving',
		Waze: 'https://waze.com/ul?ll=42.37441%2C-71.1217&navigate=yes',
		'My maps app': 'geo:42.37441,-71.1217?q=42.37441,-71.1217(Harvest%20%20Brattle%20Street)',
	});
});

test('directions for a leg run from one stop to the other, where the app can', () => {
	const yale = { lat: 41.3113, long: -72.9267 };
	const links = [...navigationLinks(harvest, 'android', yale), ...navigationLinks(harvest, 'apple', yale)];
	expect(Object.fromEntries(links.map(({ app, href, knowsStart }) => [app, [knowsStart, href]]))).toEqual({
		'Apple Maps': [true, 'https://maps.apple.com/?saddr=41.3113,-72.9267&daddr=42.37441,-71.1217&dirflg=d'],
		'Google Maps': [
			true,
			'https://www.google.com/maps/dir/?api=1&origin=41.3113%2C-72.9267&destination=42.37441%2C-71.1217&travelmode=driving',
		],
		Waze: [false, 'https://waze.com/ul?ll=42.37441%2C-71.1217&navigate=yes'],
		'My maps app': [false, 'geo:42.37441,-71.1217?q=42.37441,-71.1217(Harvest%20%20Brattle%20Street)'],
	});
});

test('the last app used is offered first; one that this platform lacks changes nothing', () => {
	const offered = (app: string | null) =>
		withFirst(navigationLinks(harvest, 'apple'), app).map((link) => link.app);
	expect(offered('Waze')).toEqual(['Waze', 'Apple Maps', 'Google Maps']);
	expect(offered('My maps app')).toEqual(['Apple Maps', 'Google Maps', 'Waze']);
	expect(offered(null)).toEqual(['Apple Maps', 'Google Maps', 'Waze']);
});

test('whatever a family names a place, its link stays a link', () => {
	fc.assert(
		fc.property(
			fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
			(name) => {
				for (const { href } of navigationLinks({ ...harvest, name }, 'android'))
					expect(new URL(href).protocol).toMatch(/^(geo|https):$/);
			},
		),
	);
});

test('a number is dialed as digits', () => {
	expect(phoneLink('(617) 868-2255')).toBe('tel:6178682255');
	expect(phoneLink('+1 617 868-2255')).toBe('tel:+16178682255');
});

test.each([
	['Admissions: (617) 627-3170, ask for Ann', '(617) 627-3170'],
	['617-627-3170', '617-627-3170'],
	['call +1 617.627.3170 or 401-863-2378', '+1 617.627.3170'],
	['1-617-627-3170 or +16176273170', '1-617-627-3170'],
	['(617)627-3170', '(617)627-3170'],
	['(617)-627-3170', '(617)-627-3170'],
	['\u202a+1\u00a0(617)\u00a0627\u20113170\u202c', '+1 (617) 627-3170'],
	['617–627–3170', '617-627-3170'],
	['Tour at 10:00, room 627-3170', null],
	['2027-04-12 at 0900, order 1234-617-627-31701', null],
	['Loyalty card 617 868 2255 123456', null],
	['Loyalty card 1234 56 617 868 2255', null],
	['Loyalty card 617-868-2255 123-456', '617-868-2255'],
	['Order (617) 868 2255 1234 56, or call 401-863-2378', '401-863-2378'],
	['Order 12-617-868-2255, 617-868-2255-12', null],
	['Room 12, 617 868 2255 at 9', '617 868 2255'],
	['2027-04-12 617-868-2255 10:30', '617-868-2255'],
	['+1 617 868 2255 10 AM', '+1 617 868 2255'],
	['4/12 617 868 2255 10:30', '617 868 2255'],
	['10:30 617 868 2255', '617 868 2255'],
	['', null],
])('the number in the note "%s" is %s', (note, phone) => {
	expect(phoneIn(note)).toBe(phone);
});
