/**
 * Short enough for any camera to read from a phone at arm's length; a longer code is split over several pictures, shown
 * in turn.
 */
const LONGEST = { whole: 900, part: 440 };
/** More pictures than anyone would hold a phone up for. */
export const MOST_PARTS = 60;

const PART = /^TT1\.([a-z0-9]{1,7})\.(\d{1,2})\.(\d{1,2})\.([\w-]+)$/;

/**
 * Returns the text of each picture: the whole trip as a link, or one of several parts; none if there would be too many.
 */
export function codeTexts(code: string, linkOf: (code: string) => string): string[] {
	const link = linkOf(code);
	if (link.length <= LONGEST.whole) return [link];
	const count = Math.ceil(code.length / LONGEST.part);
	if (count > MOST_PARTS) return [];
	const size = Math.ceil(code.length / count);
	return Array.from({ length: count }, (_, at) => {
		const part = code.slice(at * size, (at + 1) * size);
		return ['TT1', checkOf(code), at, count, part].join('.');
	});
}

/** The result of each text that a camera reads. */
export type Heard = { code: string } | { have: number; count: number } | null;

/** Joins the parts of a code in whatever order a camera sees them, repeats included. */
export function codeCollector(): (text: string) => Heard {
	let check = '';
	let parts = new Map<number, string>();
	return (text) => {
		const whole = codeInLink(text);
		if (whole !== null) return { code: whole };
		const [, own = '', at, total, part] = PART.exec(text) ?? [];
		const [index, count] = [Number(at), Number(total)];
		if (part === undefined || index >= count || count > MOST_PARTS) return null;
		// The camera now sees another trip, so the previous trip's parts are dropped.
		if (own !== check) parts = new Map();
		check = own;
		parts.set(index, part);
		if (parts.size < count) return { have: parts.size, count };
		const code = Array.from({ length: count }, (_, each) => parts.get(each) ?? '').join('');
		parts = new Map();
		return checkOf(code) === check ? { code } : { have: 0, count };
	};
}

/**
 * Returns the code in a link to the planner, or in an address's fragment, without anything that chats and mail append;
 * empty when it was lost. Null when the link is not to a trip.
 */
export function codeInLink(text: string): string | null {
	return /#trip=([\w-]*)/.exec(text)?.[1] ?? null;
}

/** A checksum (FNV-1a) that tells codes apart and catches one that was joined wrongly. */
function checkOf(code: string): string {
	let hash = 0x811c9dc5;
	for (let at = 0; at < code.length; at++) hash = Math.imul(hash ^ code.charCodeAt(at), 0x01000193);
	return (hash >>> 0).toString(36);
}
