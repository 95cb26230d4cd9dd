import { NavLink } from '#ui/Link.tsx';
import styles from './Band.module.css';
import { ForEditors } from './ForEditors.tsx';
import { accountLinks } from './nav-links.ts';

/** The choices under My Account in the band; a visitor's first screen does not load them. */
export function AccountChoices({ onLogout }: { onLogout: () => void }) {
	return (
		<>
			{accountLinks.map(({ to, label }) => (
				<NavLink key={to} to={to} className={styles.choice}>
					{label}
				</NavLink>
			))}
			<ForEditors className={styles.choice} />
			<button type="button" className={styles.choice} onClick={onLogout}>
				Logout
			</button>
		</>
	);
}
