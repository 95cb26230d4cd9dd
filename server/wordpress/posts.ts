import * as z from 'zod/mini';
import { readJson } from '#domain/read-json.ts';
import { addressUnder } from '#server/outside/address.ts';
import type { AskOutside, OutsideAnswer } from '#server/outside/ask.ts';

const rendered = z.object({ rendered: z.string() });
const gmt = z.string().check(
	z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
	z.refine((text) => !Number.isNaN(Date.parse(`${text}Z`)), 'no such time'),
);
const postId = z.int().check(z.positive());

/** A post from the blog's REST API; times are UTC. */
const postSchema = z.object({
	id: postId,
	title: rendered,
	link: z.string(),
	date_gmt: gmt,
	modified_gmt: gmt,
	excerpt: rendered,
	/** `protected` when the blog asks for a password. */
	content: z.extend(rendered, { protected: z.optional(z.boolean()) }),
});
export type Post = z.infer<typeof postSchema>;

const listedPostSchema = z.object({ id: postId, modified_gmt: gmt });
export type ListedPost = z.infer<typeof listedPostSchema>;

const PAGE_LENGTH = 100;
/** A blog with more pages is refused rather than cut off: posts missing from a list would look deleted. */
const MOST_PAGES = 200;
const MOST_BYTES = 20_000_000;
const TIMEOUT_MS = 30_000;

/** Makes a blog's reader; each function returns whole pages, or throws one sentence. */
export function createPostReader(blogUrl: string, ask: AskOutside, timeoutMs = TIMEOUT_MS) {
	const fields = 'id,title,link,date_gmt,modified_gmt,excerpt,content';

	async function* pages<Row>(rowSchema: z.ZodMiniType<Row>, parameters: Record<string, string>) {
		const schema = z.array(rowSchema);
		for (let page = 1, last = 1; page <= last; page += 1) {
			const url = postsUrl(blogUrl, { ...parameters, page: String(page) });
			const answer = await ask({ url, mostBytes: MOST_BYTES, timeoutMs });
			last = totalPagesOf(answer);
			yield rowsOf(answer, schema);
		}
	}

	return {
		/** All posts, one page at a time. */
		posts: () => pages<Post>(postSchema, { _fields: fields }),
		/**
		 * Posts that changed or appeared after a time on the blog (UTC), one page at a time. A scheduled post keeps the
		 * time it was written when it appears, so its last change alone would miss it.
		 */
		postsSince: async function* (time: string) {
			yield* pages<Post>(postSchema, { _fields: fields, modified_after: `${time}Z` });
			yield* pages<Post>(postSchema, { _fields: fields, after: `${time}Z` });
		},
		/** The posts with these ids; deleted ones are left out. */
		postsOf: (ids: number[]) => pages<Post>(postSchema, { _fields: fields, include: ids.join(',') }),
		/** The id and last change of every post. */
		list: () => pages<ListedPost>(listedPostSchema, { _fields: 'id,modified_gmt' }),
	};
}
export type PostReader = ReturnType<typeof createPostReader>;

/** How many ids fit into one address. */
export const IDS_AT_ONCE = PAGE_LENGTH;

function postsUrl(blogUrl: string, parameters: Record<string, string>): URL {
	const url = addressUnder(blogUrl, '');
	url.searchParams.set('rest_route', '/wp/v2/posts');
	const always = { orderby: 'id', order: 'asc', per_page: String(PAGE_LENGTH) };
	for (const [name, value] of Object.entries({ ...always, ...parameters })) url.searchParams.set(name, value);
	return url;
}

function totalPagesOf({ status, headers }: OutsideAnswer): number {
	if (status !== 200) throw new Error(`The blog answered ${status}.`);
	const total = headers['x-wp-totalpages'];
	if (typeof total !== 'string' || !/^\d{1,6}$/.test(total)) {
		throw new Error('The blog did not say how many pages there are: is it WordPress?');
	}
	if (Number(total) > MOST_PAGES) {
		throw new Error(`The blog has ${total} pages of posts; ${MOST_PAGES} is the most that is read.`);
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
