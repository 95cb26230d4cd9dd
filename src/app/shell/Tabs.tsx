import { Bookmark, type LucideIcon, Map as MapIcon, Menu, Route, Search } from 'lucide-react';
import { paths } from '#domain/paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { NavLink } from '#ui/Link.tsx';
import styles from './Tabs.module.css';

const tabs: { to: string; label: string; icon: LucideIcon }[] = [
	{ to: paths.search(), label: 'Search', icon: Search },
	{ to: paths.collegeGuides, label: 'Guides', icon: MapIcon },
	{ to: paths.tripPlanner, label: 'Trip', icon: Route },
	{ to: paths.saved, label: 'Saved', icon: Bookmark },
];

/** The five destinations in reach of one thumb, at the bottom of a phone. */
export function Tabs({ onMore }: { onMore: () => void }) {
	return (
		<nav className={styles.tabs} aria-label="Quick">
			{tabs.map(({ to, label, icon }) => (
				<NavLink key={to} to={to}>
					<Icon of={icon} size="tab" />
					{label}
				</NavLink>
			))}
			<button type="button" onClick={onMore} aria-haspopup="dialog">
				<Icon of={Menu} size="tab" />
				More
			</button>
		</nav>
	);
}
