import { ChevronDown } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import { NavLink } from '#ui/Link.tsx';
import styles from './MainNav.module.css';
import { aboutLinks, mainLinks } from './nav-links.ts';

/** The links of the band on a wide screen; the menu sheet repeats them on a phone. */
export function MainNav() {
	return (
		<nav className={styles.nav} aria-label="Main">
			<div className={styles.group}>
				<button type="button" className={styles.link} popoverTarget="about-links">
					About
					<Icon of={ChevronDown} />
				</button>
				<div id="about-links" popover="auto" className={styles.under}>
					{aboutLinks.map(({ to, label }) => (
						<NavLink key={to} to={to} className={classNames(styles.link)} onClick={closeAboutLinks}>
							{label}
						</NavLink>
					))}
				</div>
			</div>
			{mainLinks.map(({ to, label, badge }) => (
				<NavLink key={to} to={to} className={classNames(styles.link)}>
					{label}
					{badge && <span className={styles.badge}>{badge}</span>}
				</NavLink>
			))}
		</nav>
	);
}

function closeAboutLinks() {
	document.getElementById('about-links')?.hidePopover();
}
