import type { BlogState } from '#domain/articles/article-edit.ts';

/** How the blog is read, in a sentence. */
export function blogWords({ url, succeeded, failures, next_attempt }: BlogState): string {
	if (url === null) return 'No blog is connected: these articles are our own.';
	const { host } = new URL(url);
	const at = (time: string) =>
		new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
	const read = succeeded ? `${host} was last read ${at(succeeded)}.` : `${host} has not been read yet.`;
	const next = failures > 0 && next_attempt ? ` The next attempt is ${at(next_attempt)}.` : '';
	return read + next;
}
