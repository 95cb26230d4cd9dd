import { normalise } from './normalise.ts';

/** A piece of a title; `match` where the query's words begin it. */
export interface TitlePart {
	text: string;
	match: boolean;
}

/** Cuts a title into the pieces that the query's words match and those they do not, for underlining. */
export function matchParts(title: string, query: string): TitlePart[] {
	const wanted = normalise(query).split(' ').filter(Boolean);
	const parts: TitlePart[] = [];
	const add = (text: string, match: boolean) => {
		const last = parts.at(-1);
		if (last?.match === match) last.text += text;
		else if (text) parts.push({ text, match });
	};
	for (const word of title.split(/(?<=[\s,-])/u)) {
		const length = longestBeginning(word, wanted);
		add(word.slice(0, length), length > 0);
		add(word.slice(length), false);
	}
	return parts.filter((part) => part.text);
}

/** How many characters of the word the longest fitting wanted word covers. */
function longestBeginning(word: string, wanted: string[]): number {
	const compared = normalise(word);
	const lengths = wanted.filter((begin) => compared.startsWith(begin)).map((begin) => begin.length);
	return Math.min(word.length, Math.max(0, ...lengths));
}
