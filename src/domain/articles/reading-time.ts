const WORDS_A_MINUTE = 220;

/** How long an article takes to read, in whole minutes, at least one. The body is HTML. */
export function readingMinutes(body: string): number {
	const words = body.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
	return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
