import * as z from 'zod/mini';
import type { AskOutside } from '#server/outside/ask.ts';
import { createPostPages, PAGE_LENGTH, SHORTER_PAGES } from './post-pages.ts';

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

const TIMEOUT_MS = 30_000;

/** Creates a blog's reader; each function returns whole pages, or throws an Error of one sentence. */
export function createPostReader(blogUrl: string, ask: AskOutside, timeoutMs = TIMEOUT_MS) {
	const fields = 'id,title,link,date_gmt,modified_gmt,excerpt,content';

	const pages = createPostPages(blogUrl, ask, timeoutMs);
	const wholePosts = (parameters: Record<string, string> = {}) =>
		pages<Post>(postSchema, { _fields: fields, ...parameters }, SHORTER_PAGES);

	return {
		/** Returns all posts, one page at a time. */
		posts: () => wholePosts(),
		/**
		 * Returns the posts that changed or appeared after a time on the blog (UTC), one page at a time. A scheduled
		 * post keeps the time when it was written, so looking only at the last change would miss it.
		 */
		postsSince: async function* (time: string) {
			yield* wholePosts({ modified_after: `${time}Z` });
			yield* wholePosts({ after: `${time}Z` });
		},
		/** Returns the posts with these ids, except deleted ones. */
		postsOf: (ids: number[]) => wholePosts({ include: ids.join(',') }),
		/** Returns the id and last change of every post. */
		list: () => pages<ListedPost>(listedPostSchema, { _fields: 'id,modified_gmt' }),
	};
}
export type PostReader = ReturnType<typeof createPostReader>;

/** How many ids fit into one address. */
export const IDS_AT_ONCE = PAGE_LENGTH;
