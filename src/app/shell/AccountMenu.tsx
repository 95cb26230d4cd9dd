import { User } from 'lucide-react';
import { Suspense } from 'react';
import { useSession } from '#session/session.ts';
import { DropDown } from '#ui/DropDown.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useSignInLink } from './account-link.ts';
import styles from './Band.module.css';
import type { Logout } from './use-logout.tsx';

const AccountChoices = lazyPart(() => import('./AccountChoices.tsx'), 'AccountChoices');

/** My Account with its menu, on a wide screen; for a visitor, the link to sign in. */
export function AccountMenu({ logout }: { logout: Logout }) {
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
				<Suspense>
					<AccountChoices logout={logout} />
				</Suspense>
			</DropDown>
		</div>
	);
}
