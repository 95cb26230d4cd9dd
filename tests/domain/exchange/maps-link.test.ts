import { expect, test } from 'vitest';
import { isMapsLink, mapsLinkIn, placesInMapsLink, pointInMapsLink } from '#domain/exchange/maps-link.ts';

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
	// A route leads to its last place. The center of a map with a route or many results is not a place.
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
	expect(placesInMapsLink(link).map((place) => place.name)).toEqual([name]);
});

const YALE = { lat: 41.31, long: -72.92 };
const BROWN = { lat: 41.82, long: -71.4 };
test.each([
	[
		'of a start and an end, as our own product makes them',
		'https://www.google.com/maps/dir/?api=1&origin=41.31%2C-72.92&destination=41.82%2C-71.4&travelmode=driving',
		[YALE, BROWN],
	],
	[
		'of Google’s, with what is between',
		'https://www.google.com/maps/dir/?api=1&destination=41.82,-71.4&waypoints=Mystic%20Seaport%7CNewport+Mansions|41.82,-71.4&origin=Yale&waypoint_place_ids=a%7Cb&destination_place_id=c',
		['Yale', 'Mystic Seaport', 'Newport Mansions', BROWN],
	],
	[
		'of Google’s browser, with points where it writes them',
		'https://www.google.com/maps/dir/Yale+University,+New+Haven,+CT/Mystic,+CT/Brown+University/@41.5,-72.6,9z/data=!3m1!4b1!4m20!4m19!1m5!1m1!1s0x89e7:0x3b5c!2m2!1d-72.92!2d41.31!1m5!1m1!1s0x1:0x2!2m2!1d-71.96!2d41.35!1m5!1m1!1s0x3:0x4!2m2!1d-71.4!2d41.82!3e0?entry=ttu',
		[
			{ name: 'Yale University, New Haven, CT', point: YALE },
			{ name: 'Mystic, CT', point: { lat: 41.35, long: -71.96 } },
			{ name: 'Brown University', point: BROWN },
		],
	],
	[
		'of Google’s browser, where a point stands for itself',
		'https://www.google.com/maps/dir/41.31,-72.92/Brown/@41.5,-72.6,9z/data=!4m8!4m7!1m0!1m5!1m1!1s0x3:0x4!2m2!1d-71.4!2d41.82',
		[YALE, { name: 'Brown', point: BROWN }],
	],
	[
		'with fewer points than places, whose they are being unknown',
		'https://www.google.com/maps/dir/Yale/Mystic/Brown/data=!4m8!4m7!1m0!1m5!1m1!1s0x3:0x4!2m2!1d-71.4!2d41.82',
		['Yale', 'Mystic', 'Brown'],
	],
	[
		'from here, which no link says',
		"https://www.google.com/maps/dir/''/'41.31,-72.92'/@41.5,-72.6,9z",
		[YALE],
	],
	['from nowhere yet', 'https://www.google.com/maps/dir//Brown+University/am=t', ['Brown University']],
	['from here in words', 'https://www.google.com/maps/dir/My+Location/Brown', ['Brown']],
	['there and back', 'https://www.google.com/maps/dir/Yale/Brown/Yale/', ['Yale', 'Brown']],
	[
		'to a point off the globe',
		'https://www.google.com/maps/dir/Yale/941.31,-72.92',
		['Yale', '941.31,-72.92'],
	],
	[
		'of Google’s older kind',
		'https://maps.google.com/maps?saddr=Yale&daddr=Mystic,+CT+to:41.82,-71.4&hl=en',
		['Yale', 'Mystic, CT', BROWN],
	],
	[
		'of Apple Maps',
		'https://maps.apple.com/?saddr=41.31,-72.92&daddr=William%20%26%20Mary&dirflg=d',
		[YALE, 'William & Mary'],
	],
	['of Apple Maps from here', 'http://maps.apple.com/?daddr=41.82,-71.4&saddr=Current%20Location', [BROWN]],
	[
		'of Apple Maps since iOS 18.4',
		'https://maps.apple.com/directions?source=Yale&destination=41.82%2C-71.4&waypoint=Mystic&waypoint=41.31,-72.92&mode=driving',
		['Yale', 'Mystic', YALE, BROWN],
	],
	[
		'to a place that its link names',
		'https://maps.apple.com/?daddr=41.82,-71.4&q=Brown',
		[{ name: 'Brown', point: BROWN }],
	],
	['that lead nowhere', 'https://maps.apple.com/?saddr=Yale', ['']],
	['that are none', 'https://www.google.com/maps/place/Brown?source=share', ['Brown']],
])('directions %s have their places in order, each once', (_, link, places) => {
	expect(placesInMapsLink(link)).toEqual(
		places.map((place) => {
			if (typeof place === 'string') return { name: place, point: null };
			return 'name' in place ? place : { name: '', point: place };
		}),
	);
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
])('%s is not a link to a map', (link) => {
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
