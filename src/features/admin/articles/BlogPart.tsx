import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { syncBlog } from '#api/admin-articles.ts';
import { ApiError } from '#api/api-error.ts';
import type { BlogState } from '#domain/articles/article-edit.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { failureWords } from '../failure-words.ts';

/** How the blog is read, and a way to have it read now. */
export function BlogPart({ first, onRead }: { first: BlogState; onRead: () => Promise<void> }) {
	const [blog, setBlog] = useState(first);
	const [isReading, setReading] = useState(false);
	const [fault, setFault] = useState<string>();
	const sync = async () => {
		setReading(true);
		setFault(undefined);
		try {
			setBlog(await syncBlog());
			await onRead();
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			setFault(failureWords(error.code));
		} finally {
			setReading(false);
		}
	};
	const trouble = fault ?? blog.last_error;
	return (
		<section className={layout.stack} aria-label="The blog">
			<div className={layout.split}>
				<p className={layout.soft} role="status">
					{isReading ? 'Reading the blog' : blogWords(blog)}
				</p>
				{blog.url !== null && (
					<Button disabled={isReading} onClick={() => void sync()}>
						<Icon of={RefreshCw} />
						Sync now
					</Button>
				)}
			</div>
			{trouble && (
				<Banner icon={TriangleAlert} tone="bad" live="alert">
					<b>The blog could not be read.</b> {trouble}
				</Banner>
			)}
		</section>
	);
}

function blogWords({ url, succeeded, failures, next_attempt }: BlogState): string {
	if (url === null) return 'No blog is connected: these articles are our own.';
	const { host } = new URL(url);
	const at = (time: string) =>
		new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
	const read = succeeded ? `${host} was last read ${at(succeeded)}.` : `${host} has not been read yet.`;
	const next = failures > 0 && next_attempt ? ` The next attempt is ${at(next_attempt)}.` : '';
	return read + next;
}
