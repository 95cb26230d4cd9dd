import { WifiOff } from 'lucide-react';
import type { ArticleList } from '#content/shown-articles.ts';
import { dayWords } from '#domain/day-words.ts';
import { useReachable } from '#runtime/reachability.ts';
import { Badge } from '#ui/Badge.tsx';

/** Without a signal: the date of the shown list. */
export function ArticlesAge({ list }: { list: ArticleList }) {
	const isReachable = useReachable();
	if (isReachable || list.kind !== 'here') return null;
	return (
		<div>
			<Badge icon={WifiOff}>{`Showing the articles from ${dayWords(list.refreshedAt, new Date())}.`}</Badge>
		</div>
	);
}
