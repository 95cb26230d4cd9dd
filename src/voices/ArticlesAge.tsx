import { WifiOff } from 'lucide-react';
import { useReachable } from '#api/reachability.ts';
import type { ArticleList } from '#content/shown-articles.ts';
import { Badge } from '#ui/Badge.tsx';
import { dayWords } from '#ui/day-words.ts';

/** With no signal: of which day the list is that is shown. */
export function ArticlesAge({ list }: { list: ArticleList }) {
	const isReachable = useReachable();
	if (isReachable || list.kind !== 'here') return null;
	return (
		<div>
			<Badge icon={WifiOff}>{`Showing the articles from ${dayWords(list.refreshedAt)}.`}</Badge>
		</div>
	);
}
