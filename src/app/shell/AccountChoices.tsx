import { NavLink } from '#ui/Link.tsx';
import styles from './Band.module.css';
import { ForEditors } from './ForEditors.tsx';
import { LogoutChoice } from './LogoutChoice.tsx';
import { accountLinks } from './nav-links.ts';
import type { Logout } from './use-logout.tsx';

/** The choices under My Account in the band; a visitor's first screen does not load them. */
export function AccountChoices({ logout }: { logout: Logout }) {
	return (
		<>
			{accountLinks.map(({ to, label }) => (
				<NavLink key={to} to={to} className={styles.choice}>
					{label}
				</NavLink>
			))}
			<ForEditors className={styles.choice} />
			<LogoutChoice logout={logout} className={styles.choice} />
		</>
	);
}
