import type { articles } from '#server/articles/table.ts';
import { plainText, shortened } from '#server/html/plain-text.ts';
import { sanitiseFrom } from '#server/html/sanitise.ts';
import { addressUnder } from '#server/outside/address.ts';
import type { Post } from './posts.ts';

/** What of an article comes from the blog; its targeting is ours. */
export type PostColumns = Pick<
	typeof articles.$inferSelect,
	'article_title' | 'URL' | 'excerpt' | 'body' | 'published' | 'modified' | 'vanished'
>;

const LONGEST_EXCERPT = 300;
/** What is longer as the blog tells it is nothing to keep on a phone, and would hold up everybody while it is cleaned. */
const LONGEST_HTML = { title: 5_000, excerpt: 50_000, content: 400_000 };

/** The article that a post is: words for its title, clean HTML for its body. */
export function articleOfPost(post: Post, blogUrl: string): PostColumns {
	const address = addressUnder(blogUrl, `?p=${post.id}`).href;
	const excerpt = post.excerpt.rendered.slice(0, LONGEST_HTML.excerpt);
	const { rendered: content } = post.content;
	const body = content.length > LONGEST_HTML.content ? '' : sanitiseFrom(address, content).trim();
	return {
		article_title: plainText(post.title.rendered.slice(0, LONGEST_HTML.title)) || `Article ${post.id}`,
		URL: address,
		excerpt: shortened(plainText(excerpt), LONGEST_EXCERPT),
		// A post of nothing but pictures, or too long, is told in short; its link leads to the whole.
		body: body || sanitiseFrom(address, excerpt).trim(),
		published: new Date(`${post.date_gmt}Z`),
		modified: new Date(`${post.modified_gmt}Z`),
		// For us a post behind a password is as gone as a deleted one.
		vanished: post.content.protected === true,
	};
}
