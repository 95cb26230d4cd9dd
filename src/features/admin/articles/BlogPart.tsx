import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { BlogState, EditedArticle } from '#domain/articles/article-edit.ts';
import { fullDayTimeWords } from '#domain/day-words.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { useAskAgain } from '#ui/use-ask-again.ts';
import { useBusy } from '#ui/use-busy.ts';
import { followBlog, readBlogNow } from './article-writes.ts';

export function BlogPart({
	first,
	onRead,
}: {
	first: BlogState;
	onRead: (articles: EditedArticle[]) => void;
}) {
	const [blog, setBlog] = useState(first);
	const [{ doubt, fault }, setSaid] = useState<{ doubt?: string; fault?: string }>({});
	const { isBusy, busyWith } = useBusy();
	const ask = async (question: typeof followBlog) => {
		const { blog: now, articles, ...said } = await question();
		setSaid(said);
		if (now) setBlog(now);
		if (articles) onRead(articles);
	};
	const isFollowed = blog.is_reading && fault === undefined && !isBusy;
	useAskAgain(isFollowed, () => ask(followBlog));
	const isReading = isBusy || isFollowed;
	return (
		<section className={layout.stack} aria-label="The blog">
			<div className={layout.split}>
				<p className={layout.soft} role="status">
					{isReading ? (doubt ?? 'Reading the blog…') : blogWords(blog)}
				</p>
				{blog.url !== null && (
					<Button disabled={isReading} onClick={() => void busyWith(() => ask(readBlogNow))}>
						<Icon of={RefreshCw} />
						Sync now
					</Button>
				)}
			</div>
			{!isReading && (fault ?? blog.last_error) && (
				<Banner icon={TriangleAlert} tone="bad" live="alert">
					{fault ?? (
						<>
							<b>The blog could not be read.</b> {blog.last_error}
						</>
					)}
				</Banner>
			)}
		</section>
	);
}

const NOT_CONNECTED =
	'No blog is connected, so these articles are our own. New ones are written on a WordPress blog. Whoever runs the server can connect it with WORDPRESS_URL.';

function blogWords({ url, succeeded, failures, next_attempt }: BlogState): string {
	if (url === null) return NOT_CONNECTED;
	const { host } = new URL(url);
	const at = (time: string) => fullDayTimeWords(new Date(time));
	const read = succeeded ? `${host} was last read ${at(succeeded)}.` : `${host} has not been read yet.`;
	const next = failures > 0 && next_attempt ? ` The next attempt is ${at(next_attempt)}.` : '';
	return read + next;
}
