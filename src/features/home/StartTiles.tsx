import { CalendarClock, ChevronRight, type LucideIcon, Map as MapIcon, Printer, Route } from 'lucide-react';
import { paths } from '#domain/paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import styles from './StartTiles.module.css';

const tiles: { to: string; icon: LucideIcon; title: string; words: string }[] = [
	{
		to: paths.collegeGuides,
		icon: MapIcon,
		title: 'College Guides',
		words: 'Where to stay, eat and what to do around each campus',
	},
	{
		to: paths.tripPlanner,
		icon: Route,
		title: 'Trip Planner',
		words: 'Up to 10 stops, with driving distances and times',
	},
	{
		to: paths.timelineTips,
		icon: CalendarClock,
		title: 'Timeline & Tips',
		words: 'What to do when, junior fall to senior winter',
	},
	{
		to: paths.itineraries,
		icon: Printer,
		title: 'Itineraries',
		words: 'Planned for you by people who have driven it',
	},
];

export function StartTiles() {
	return (
		<section className={`${layout.wrap} ${styles.section}`} aria-label="Four ways to start">
			<ul className={styles.tiles}>
				{tiles.map(({ to, icon, title, words }) => (
					<li key={to}>
						<Link to={to} className={styles.tile}>
							<Icon of={icon} size="tile" />
							<span>
								<strong>{title}</strong>
								<span className={styles.words}>{words}</span>
							</span>
							<span className={styles.arrow}>
								<Icon of={ChevronRight} />
							</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
