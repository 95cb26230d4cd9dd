import { CircleCheck } from 'lucide-react';
import { countWords } from '#domain/count-words.ts';
import { regionWithId } from '#domain/states/region.ts';
import type { State } from '#domain/states/state.ts';
import { Badge } from '#ui/Badge.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { paint } from '#ui/paint.ts';
import { labels } from '../field-labels.ts';
import lines from '../list/Lines.module.css';

/** A state in the editor's list: what it has, and the way to its editor; painted like its region. */
export function StateLine({ state }: { state: State }) {
	const { fips, name, enabled, college_count, travel_tips } = state;
	const region = regionWithId(state.region);
	const tips = travel_tips.length === 0 ? 'no trip tips yet' : countWords(travel_tips.length, 'trip tip');
	return (
		<li className={lines.line} {...(region && paint(region.hue))}>
			<p className={lines.name}>
				<Link to={`?fips=${fips}`}>{name}</Link>
				<span className={`${layout.soft} ${layout.small}`}>
					{[region?.idString, countWords(college_count, 'live college'), tips].join(', ')}
				</span>
			</p>
			{enabled && (
				<Badge icon={CircleCheck} tone="good">
					{labels.state.enabled}
				</Badge>
			)}
		</li>
	);
}
