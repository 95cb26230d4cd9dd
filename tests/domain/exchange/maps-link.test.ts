import { expect, test } from 'vitest';
import { isMapsLink, mapsLinkIn, nameInMapsLink, pointInMapsLink } from '#domain/exchange/maps-link.ts';

test.each([
	[
		'https://www.google.com/maps/place/Yale/@41.1,-72.1,15z/data=!3m1!4b1!4m5!3m4!8m2!3d41.3163!4d-72.9223',
		[41.3163, -72.9223],
	],
	['https://www.google.com/maps/search/41.31,-72.92', [41.31, -72.92]],
	['https://maps.google.com/?q=41.31,-72.92', [41.31, -72.92]],
	['https://maps.apple.com/?ll=41.31,-72.92&q=Yale', [41.31, -72.92]],
	['https://maps.apple.com/place?coordinate=41.31%2C-72.92&name=Yale', [41.31, -72.92]],
	['https://www.google.com/maps/@41.31,-72.92,15z', [41.31, -72.92]],
	// The center of a map with a route or many results is no place; nor is a route's start.
	['https://www.google.com/maps/dir/Yale/Brown/@41.5,-72.6,9z', null],
	['https://www.google.com/maps/dir/41.31,-72.92/Brown/@41.5,-72.6,9z', null],
	['https://www.google.com/maps/dir/?api=1&destination=41.31,-72.92', [41.31, -72.92]],
	['https://www.google.com/maps/search/Yale/@41.5,-72.6,9z', null],
	['https://www.google.com/maps/place/Yale/data=!4m2!3m1!1s0x89e7:0x3b5c', null],
	['https://maps.google.com/?q=941.31,-72.92', null],
	['%E0%A4%A', null],
	['', null],
])('the point in %s', (link, point) => {
	expect(pointInMapsLink(link)).toEqual(point && { lat: point[0], long: point[1] });
});

test.each([
	['https://maps.apple.com/?ll=41.31,-72.92&q=Yale+University', 'Yale University'],
	['https://maps.apple.com/place?name=Louis%27%20Lunch&ll=41.3,-72.9', "Louis' Lunch"],
	['https://www.google.com/maps/dir/?api=1&daddr=Yale&travelmode=driving', 'Yale'],
	['https://www.google.com/maps/place/East+Rock+Park/@41.1,-72.1,15z', 'East Rock Park'],
	['https://www.google.com/maps/search/Yale+University/@41.5,-72.6,9z', 'Yale University'],
	['https://www.google.com/maps/search/41.31,-72.92', ''],
	['https://maps.apple.com/?ll=37.27,-76.71&q=William%20%26%20Mary', 'William & Mary'],
	['https://www.google.com/maps/search/?api=1&query=Texas+A%26M+University', 'Texas A&M University'],
	['https://maps.apple.com/?ll=41.3,-72.9&q=Caf%C3%A9%20C%2B%2B', 'Café C++'],
	// Coordinates are not a name, and "faq=" is not "q=".
	['https://maps.google.com/?q=41.31,+-72.92', ''],
	['https://maps.google.com/?faq=Yale', ''],
	['https://www.google.com/maps/@41.31,-72.92,15z', ''],
	['https://maps.google.com/?q=%E0%A4%A', '%E0%A4%A'],
])('the name in %s is "%s"', (link, name) => {
	expect(nameInMapsLink(link)).toBe(name);
});

test.each([
	'https://maps.apple.com/?ll=41.31,-72.92',
	'https://maps.apple.com',
	'https://maps.apple/p/abc',
	'https://maps.app.goo.gl/abc',
	'https://goo.gl/maps/abc',
	'http://google.com/maps?q=Yale',
	'https://www.google.co.uk/maps/place/Yale',
	'https://maps.google.de/maps?q=Yale',
	'https://maps.google.com.au/?q=Yale',
	'HTTPS://MAPS.APPLE.COM/?q=Yale',
])('%s is a link to a map', (link) => {
	expect(isMapsLink(link)).toBe(true);
});

test.each([
	'maps.apple.com/?q=Yale',
	'https://example.com/?from=https://maps.apple.com/?q=Yale',
	'https://maps.apple.com.example.com/',
	'https://maps.google.com-example.com/',
	'https://www.google.com/search?q=maps',
	'https://goo.gl/other',
	'https://maps.google.9/',
])('%s is no link to a map', (link) => {
	expect(isMapsLink(link)).toBe(false);
});

const place = 'https://www.google.com/maps/place/Union_(New_Haven)';
test.each([
	['https://maps.app.goo.gl/abc', 'https://maps.app.goo.gl/abc'],
	['(https://maps.apple.com/?ll=41.31,-72.92).', 'https://maps.apple.com/?ll=41.31,-72.92'],
	['<https://maps.apple.com>,', 'https://maps.apple.com'],
	['“https://maps.app.goo.gl/abc”!', 'https://maps.app.goo.gl/abc'],
	[place, place],
	[`(${place})`, place],
	[`${place}/,`, `${place}/`],
	['(https://example.com/).', null],
	['(lunch)', null],
	['...', null],
	['', null],
])('the link to a map in the word %s is %s', (word, link) => {
	expect(mapsLinkIn(word)).toBe(link);
});
