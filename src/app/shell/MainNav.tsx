import { classNames } from '#ui/class-names.ts';
import { DropDown } from '#ui/DropDown.tsx';
import { NavLink } from '#ui/Link.tsx';
import styles from './MainNav.module.css';
import { aboutLinks, mainLinks } from './nav-links.ts';

/** The band's links on a wide screen; the menu sheet repeats them on a phone. */
export function MainNav() {
	return (
		<nav className={styles.nav} aria-label="Main">
			<DropDown label="About" className={styles.link}>
				{aboutLinks.map(({ to, label }) => (
					<NavLink key={to} to={to} className={classNames(styles.link)}>
						{label}
					</NavLink>
				))}
			</DropDown>
			{mainLinks.map(({ to, label, badge }) => (
				<NavLink key={to} to={to} className={classNames(styles.link)}>
					{label}
					{badge && <span className={styles.badge}>{badge}</span>}
				</NavLink>
			))}
		</nav>
	);
}
