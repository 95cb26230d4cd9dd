import * as z from 'zod/mini';
import { readJson } from '#domain/read-json.ts';
import { addressUnder } from '#server/outside/address.ts';
import { AnswerTooLarge, AnswerTooSlow, type AskOutside, type OutsideAnswer } from '#server/outside/ask.ts';

export const PAGE_LENGTH = 100;
/**
 * Posts full of pictures may be too many for one answer, or take a blog too long. Each length divides the one before.
 */
export const SHORTER_PAGES = [20, 5];
/** A blog with more pages is refused rather than cut off: posts missing from a list would look deleted. */
const MOST_PAGES = 200;
const MOST_BYTES = 20_000_000;

/** The length of a page, and shorter ones to try when that is too much. */
type PageLengths = [number, ...number[]];

/**
 * Creates the reader that pages through a blog's answer and returns whole pages; it throws an Error of one sentence.
 */
export function createPostPages(blogUrl: string, ask: AskOutside, timeoutMs: number) {
	/** Asks for the posts after the first few, in ever shorter pages while the answer is too long or too slow. */
	async function askAfter(
		read: number,
		parameters: Record<string, string>,
		[length, ...shorter]: PageLengths,
	): Promise<{ answer: OutsideAnswer; lengths: PageLengths }> {
		try {
			const page = String(read / length + 1);
			const url = postsUrl(blogUrl, { per_page: String(length), ...parameters, page });
			return { answer: await ask({ url, mostBytes: MOST_BYTES, timeoutMs }), lengths: [length, ...shorter] };
		} catch (error) {
			const [next, ...others] = shorter;
			const isTooMuch = error instanceof AnswerTooLarge || error instanceof AnswerTooSlow;
			if (!isTooMuch || next === undefined) throw error;
			return askAfter(read, parameters, [next, ...others]);
		}
	}

	return async function* pages<Row>(
		rowSchema: z.ZodMiniType<Row>,
		parameters: Record<string, string>,
		shorter: number[] = [],
	) {
		const schema = z.array(rowSchema);
		let lengths: PageLengths = [PAGE_LENGTH, ...shorter];
		for (let read = 0, end = 1; read < end; read += lengths[0]) {
			const asked = await askAfter(read, parameters, lengths);
			lengths = asked.lengths;
			end = totalPagesOf(asked.answer, lengths[0]) * lengths[0];
			yield rowsOf(asked.answer, schema);
		}
	};
}

function postsUrl(blogUrl: string, parameters: Record<string, string>): URL {
	const url = addressUnder(blogUrl, '');
	url.searchParams.set('rest_route', '/wp/v2/posts');
	const always = { orderby: 'id', order: 'asc' };
	for (const [name, value] of Object.entries({ ...always, ...parameters })) url.searchParams.set(name, value);
	return url;
}

function totalPagesOf({ status, headers }: OutsideAnswer, length: number): number {
	if (status !== 200) throw new Error(`The blog answered ${status}.`);
	const total = headers['x-wp-totalpages'];
	if (typeof total !== 'string' || !/^\d{1,6}$/.test(total)) {
		throw new Error('The blog did not say how many pages there are: is it WordPress?');
	}
	const mostPages = (MOST_PAGES * PAGE_LENGTH) / length;
	if (Number(total) > mostPages) {
		throw new Error(`The blog has ${total} pages of posts; ${mostPages} is the most that is read.`);
	}
	return Number(total);
}

function rowsOf<Row>({ text }: OutsideAnswer, schema: z.ZodMiniType<Row[]>): Row[] {
	// If one of a blog's files was saved with a byte order mark, every answer starts with one.
	const answer = readJson(text.replace(/^\uFEFF/, ''));
	if (answer === undefined) throw new Error("The blog's answer is no JSON, or was cut off.");
	const parsed = schema.safeParse(answer);
	if (parsed.success) return parsed.data;
	const { path, message } = parsed.error.issues[0] ?? { path: [], message: '' };
	throw new Error(`The blog's answer is none of WordPress's (${path.map(String).join('.')}: ${message}).`);
}
