import { dotsOfInitials, leftOut, normalise } from './normalise.ts';

/** A piece of a title; `match` is true where the query matches. */
export interface TitlePart {
	text: string;
	match: boolean;
}

/**
 * Splits a title into pieces that match the query's words and pieces that do not, for underlining. Words match at their
 * beginning; a query word that begins no word matches anywhere.
 */
export function matchParts(title: string, query: string): TitlePart[] {
	const { letters, places } = comparable(title);
	const marked = new Array<boolean>(title.length).fill(false);
	for (const wanted of normalise(query).split(' ').filter(Boolean)) {
		const beginnings = placesOf(` ${wanted}`, letters).map((at) => at + 1);
		const found = beginnings.length > 0 ? beginnings : placesOf(wanted, letters);
		for (const at of found)
			marked.fill(true, places[at], (places[at + wanted.length - 1] ?? title.length) + 1);
	}
	const parts: TitlePart[] = [];
	for (const [at, match] of marked.entries()) {
		const last = parts.at(-1);
		if (last?.match === match) last.text += title[at];
		else parts.push({ text: title[at] ?? '', match });
	}
	return parts;
}

/** Returns the title's letters as compared, after a space, with each one's position in the title. */
function comparable(title: string): { letters: string; places: number[] } {
	let letters = ' ';
	const places = [0];
	const dots = new Set([...title.matchAll(dotsOfInitials)].map(({ index }) => index));
	for (let at = 0; at < title.length; at++) {
		const sign = title[at] ?? '';
		if (dots.has(at) || sign.replace(leftOut, '') === '') continue;
		for (const letter of sign === '&' ? ' and ' : normalise(sign) || ' ') {
			letters += letter;
			places.push(at);
		}
	}
	return { letters, places };
}

function placesOf(part: string, text: string): number[] {
	const places: number[] = [];
	for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at);
	return places;
}
