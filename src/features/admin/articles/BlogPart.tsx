import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { BlogState, EditedArticle } from '#domain/articles/article-edit.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { readBlogNow } from './article-writes.ts';

export function BlogPart({
	first,
	onRead,
}: {
	first: BlogState;
	onRead: (articles: EditedArticle[]) => void;
}) {
	const [blog, setBlog] = useState(first);
	const [isReading, setReading] = useState(false);
	const [fault, setFault] = useState<string>();
	const sync = async () => {
		setReading(true);
		setFault(undefined);
		const read = await readBlogNow().finally(() => setReading(false));
		setFault(read.fault);
		if (read.blog) setBlog(read.blog);
		if (read.articles) onRead(read.articles);
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
