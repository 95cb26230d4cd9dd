import { User } from 'lucide-react';
import { useSession } from '#session/session.ts';
import { DropDown } from '#ui/DropDown.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link, NavLink } from '#ui/Link.tsx';
import { accountLinks, useSignInLink } from './account-link.ts';
import styles from './Band.module.css';

/** My Account with what is under it, on a wide screen; for a visitor the way to sign in. */
export function AccountMenu({ onLogout }: { onLogout: () => void }) {
	const { isSignedIn } = useSession();
	const signIn = useSignInLink();
	if (!isSignedIn) {
		return (
			<Link to={signIn.to} className={styles.account}>
				<Icon of={User} />
				{signIn.label}
			</Link>
		);
	}
	return (
		<div className={styles.accountMenu}>
			<DropDown label="My Account" className={styles.account}>
				{accountLinks.map(({ to, label }) => (
					<NavLink key={to} to={to} className={styles.choice}>
						{label}
					</NavLink>
				))}
				<button type="button" className={styles.choice} onClick={onLogout}>
					Logout
				</button>
			</DropDown>
		</div>
	);
}
