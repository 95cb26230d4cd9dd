/** A picture that any camera reads at arm's length off a phone; a longer code goes over several, one after the other. */
const LONGEST = { whole: 900, part: 440 };
/** More pictures than anybody holds a phone up for. */
export const MOST_PARTS = 60;

const PART = /^TT1\.([a-z0-9]{1,7})\.(\d{1,2})\.(\d{1,2})\.([\w-]+)$/;

/** What a picture shows: the whole trip as a link, or one of several parts. */
export function codeTexts(code: string, linkOf: (code: string) => string): string[] {
	const link = linkOf(code);
	if (link.length <= LONGEST.whole) return [link];
	const count = Math.ceil(code.length / LONGEST.part);
	const size = Math.ceil(code.length / count);
	return Array.from({ length: count }, (_, at) => {
		const part = code.slice(at * size, (at + 1) * size);
		return ['TT1', checkOf(code), at, count, part].join('.');
	});
}

/** What came of one more text that a camera read. */
export type Heard = { code: string } | { have: number; count: number } | null;

/** Puts the parts of a code together as a camera sees them, in any order, and more than once. */
export function codeCollector(): (text: string) => Heard {
	let check = '';
	let parts = new Map<number, string>();
	return (text) => {
		const whole = codeInLink(text);
		if (whole !== null) return { code: whole };
		const [, own = '', at, total, part] = PART.exec(text) ?? [];
		const [index, count] = [Number(at), Number(total)];
		if (part === undefined || index >= count || count > MOST_PARTS) return null;
		// Another trip is held up: what was seen of the one before is not of it.
		if (own !== check) parts = new Map();
		check = own;
		parts.set(index, part);
		if (parts.size < count) return { have: parts.size, count };
		const code = Array.from({ length: count }, (_, each) => parts.get(each) ?? '').join('');
		parts = new Map();
		return checkOf(code) === check ? { code } : { have: 0, count };
	};
}

/** The code in a link to the planner, or in the part of an address after the number sign; null when there is none. */
export function codeInLink(text: string): string | null {
	return /#trip=([\w-]+)$/.exec(text)?.[1] ?? null;
}

/** Tells one code from another, and a whole one from one put together wrongly (FNV-1a). */
function checkOf(code: string): string {
	let hash = 0x811c9dc5;
	for (let at = 0; at < code.length; at++) hash = Math.imul(hash ^ code.charCodeAt(at), 0x01000193);
	return (hash >>> 0).toString(36);
}
