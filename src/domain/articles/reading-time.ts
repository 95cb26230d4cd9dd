import { withoutTags } from '../without-tags.ts';

const WORDS_A_MINUTE = 220;

/** Reading time of an article's HTML in whole minutes, at least one. */
export function readingMinutes(body: string): number {
	const words = withoutTags(body, ' ').match(/\S+/g)?.length ?? 0;
	return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
