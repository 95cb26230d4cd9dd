import type { Point } from '#domain/geo.ts';
import { type LinkedPlace, placesInDirections, plainLink } from './directions-link.ts';
import { NUMBER, pointOfTexts } from './written-point.ts';

/** A pin's own position comes before the center of the map where it was seen. */
const FORMS = [
	new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
	new RegExp(`/maps/(?:search|place)/${NUMBER},\\s*${NUMBER}`),
	new RegExp(`[?&](?:coordinate|ll|sll|q|query)=(?:loc:)?${NUMBER},\\s*${NUMBER}`),
	// Around a route or a search's results, the center is not a place.
	new RegExp(`^(?!.*/maps/(?:dir|search)/).*/@${NUMBER},${NUMBER}`, 's'),
];

/** Returns the places in a Google Maps or Apple Maps link, in order: the stops of directions, or else one place. */
export function placesInMapsLink(link: string): [LinkedPlace, ...LinkedPlace[]] {
	const [first, ...others] = placesInDirections(link);
	if (first && others.length > 0) return [first, ...others];
	return [{ name: first?.name || nameIn(link), point: first?.point ?? pointIn(link) }];
}

/** Returns the point that such a link leads to; null when only those services know it. */
export const pointInMapsLink = (link: string): Point | null => placesInMapsLink(link).at(-1)?.point ?? null;

function pointIn(link: string): Point | null {
	const plain = plainLink(link);
	for (const form of FORMS) {
		const [, lat, long] = form.exec(plain) ?? [];
		const point = pointOfTexts(lat, long);
		if (point) return point;
	}
	return null;
}

/** The place name in a link; empty when it has none. */
function nameIn(link: string): string {
	// Cut out before it is decoded, because of the "&" in "William & Mary".
	const [, written = ''] =
		/[?&](?:name|q|query)=([^&#]*)/.exec(link) ?? /\/maps\/(?:place|search)\/([^/?#]+)/.exec(link) ?? [];
	const name = plainLink(written);
	// "?q=41.31,-72.92" is a point, not a name.
	return /^[\s\d.,+-]*$/.test(name) ? '' : name;
}

/** True for a link of Google Maps or Apple Maps. */
export function isMapsLink(word: string): boolean {
	return /^https?:\/\/(?:maps\.apple\.com|maps\.apple|maps\.app\.goo\.gl|goo\.gl\/maps|(?:www\.|maps\.)?google\.[a-z.]+\/maps|maps\.google\.[a-z.]+)(?:[/?]|$)/i.test(
		word,
	);
}

/** True for text with a link to an Apple Maps guide, which names no place that we could read. */
export const hasGuideLink = (text: string): boolean =>
	/https?:\/\/(?:guides|collections)\.apple\.com\//i.test(text);

/** The Google or Apple Maps link in a word, without surrounding brackets or punctuation; null if there is none. */
export function mapsLinkIn(word: string): string | null {
	const opened = word.replace(/^[([{<"'“‘«]+/, '');
	let end = opened.length;
	while (end > 0 && CLOSING.includes(opened.charAt(end - 1))) end--;
	// The link may itself end in a bracket: "Union_(New_Haven)".
	const isOpen = opened.lastIndexOf('(', end) > opened.lastIndexOf(')', end - 1);
	const link = opened.slice(0, isOpen && opened.charAt(end) === ')' ? end + 1 : end);
	return isMapsLink(link) ? link : null;
}

const CLOSING = `)]}>"'”’».,;:!?`;

/**
 * Returns the name next to each link in a line: before it, or after it in a line that begins with a link; empty if
 * there is none.
 */
export function namesBeside(words: readonly string[]): string[] {
	const between: string[][] = [[]];
	for (const word of words) {
		if (mapsLinkIn(word)) between.push([]);
		else between.at(-1)?.push(word);
	}
	const names = between.map((each) => listedName(each.join(' ')));
	// The words on both sides of a single link are its name.
	if (names.length === 2) return [listedName(between.flat().join(' '))];
	return names[0] === '' ? names.slice(1) : names;
}

/**
 * Returns a name in a list without its bullet, number, or the words that introduce its link: "1. Yale University: ".
 */
export function listedName(words: string): string {
	const name = words.replace(/^(?:[•·*–—-]|\d{1,3}[.)](?!\d)) ?/, '').replace(/ ?[:,–—-]$/, '');
	return LABEL.test(name) ? '' : name;
}

/** Words that people write before a link to the place named above. */
const LABEL = /^(?:(?:google |apple )?maps?|link|directions|location|here)$/i;
