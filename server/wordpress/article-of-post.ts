import type { articles } from '#server/articles/table.ts';
import { plainText, shortened } from '#server/html/plain-text.ts';
import { sanitiseFrom } from '#server/html/sanitise.ts';
import type { Post } from './posts.ts';

/** What of an article comes from the blog; its targeting is ours. */
export type PostColumns = Pick<
	typeof articles.$inferSelect,
	'article_title' | 'URL' | 'excerpt' | 'body' | 'published' | 'modified' | 'vanished'
>;

const LONGEST_EXCERPT = 300;

/** The article that a post is: words for its title, clean HTML for its body. */
export function articleOfPost(post: Post, blogUrl: string): PostColumns {
	return {
		article_title: plainText(post.title.rendered) || `Article ${post.id}`,
		URL: new URL(`?p=${post.id}`, blogUrl.endsWith('/') ? blogUrl : `${blogUrl}/`).href,
		excerpt: shortened(plainText(post.excerpt.rendered), LONGEST_EXCERPT),
		body: sanitiseFrom(blogUrl, post.content.rendered).trim(),
		published: new Date(`${post.date_gmt}Z`),
		modified: new Date(`${post.modified_gmt}Z`),
		// For us a post behind a password is as gone as a deleted one.
		vanished: post.content.protected === true,
	};
}
