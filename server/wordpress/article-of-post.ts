import type { articles } from '#server/articles/table.ts';
import { plainText, shortened } from '#server/html/plain-text.ts';
import { sanitizeFrom } from '#server/html/sanitize.ts';
import { addressUnder } from '#server/outside/address.ts';
import type { Post } from './posts.ts';

/** The article columns that come from the blog; targeting is ours. */
export type PostColumns = Pick<
	typeof articles.$inferSelect,
	'article_title' | 'URL' | 'excerpt' | 'body' | 'published' | 'modified' | 'vanished'
>;

const LONGEST_EXCERPT = 300;
/** Longer texts from the blog do not belong on a phone, and cleaning them would hold up everyone. */
const LONGEST_HTML = { title: 5_000, excerpt: 50_000, content: 400_000 };
/** Security: the time to close unclosed tags grows with the square of their number. */
const MOST_TAGS = 20_000;

/** Turns a post into an article: words for its title, clean HTML for its body. */
export function articleOfPost(post: Post, blogUrl: string): PostColumns {
	const address = addressUnder(blogUrl, `?p=${post.id}`).href;
	const excerpt = post.excerpt.rendered.slice(0, LONGEST_HTML.excerpt);
	const { rendered: content } = post.content;
	const isTooMuch = content.length > LONGEST_HTML.content || content.split('<').length > MOST_TAGS;
	const body = isTooMuch ? '' : sanitizeFrom(address, content).trim();
	return {
		article_title: plainText(post.title.rendered.slice(0, LONGEST_HTML.title)) || `Article ${post.id}`,
		URL: address,
		excerpt: shortened(plainText(excerpt), LONGEST_EXCERPT),
		// A post that is only pictures, or too long, shows its excerpt; its link leads to the whole post.
		body: body || sanitizeFrom(address, excerpt).trim(),
		published: new Date(`${post.date_gmt}Z`),
		modified: new Date(`${post.modified_gmt}Z`),
		// We treat a password-protected post like a deleted one.
		vanished: post.content.protected === true,
	};
}
