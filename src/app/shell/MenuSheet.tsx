import { X } from 'lucide-react';
import { isEditor } from '#domain/accounts/roles.ts';
import { paths } from '#domain/paths.ts';
import { useSession } from '#session/session.ts';
import { Icon } from '#ui/Icon.tsx';
import { NavLink } from '#ui/Link.tsx';
import { Modal } from '#ui/Modal.tsx';
import { useSignInLink } from './account-link.ts';
import { ForEditors } from './ForEditors.tsx';
import { LogoutChoice } from './LogoutChoice.tsx';
import styles from './MenuSheet.module.css';
import { aboutLinks, accountLinks, mainLinks, type NavLink as NavLinkTo } from './nav-links.ts';
import type { Logout } from './use-logout.tsx';

const links: NavLinkTo[] = [
	...mainLinks,
	...aboutLinks,
	{ to: paths.donate, label: 'Donate' },
	{ to: paths.contact, label: 'Contact' },
];

/** The sidebar that repeats the navigation on a phone; open while rendered. */
export function MenuSheet({ onClose, logout }: { onClose: () => void; logout: Logout }) {
	const { isSignedIn, account } = useSession();
	const signIn = useSignInLink();
	const first = isSignedIn ? accountLinks : [signIn, { to: paths.saved, label: 'Saved Trips' }];
	return (
		<Modal className={styles.sheet} aria-label="Menu" onClose={onClose}>
			<div className={styles.inside}>
				<button type="button" className={styles.close} onClick={onClose} aria-label="Close menu">
					<Icon of={X} size="tab" />
				</button>
				<nav aria-label="Menu">
					<ul>
						{[...first, ...links].map(({ to, label, badge }) => (
							<li key={to}>
								<NavLink to={to} onClick={onClose}>
									{label}
									{badge && <span className={styles.badge}>{badge}</span>}
								</NavLink>
							</li>
						))}
						{account && isEditor(account) && (
							<li>
								<ForEditors />
							</li>
						)}
						{isSignedIn && (
							<li>
								<LogoutChoice logout={logout} onChoose={onClose} />
							</li>
						)}
					</ul>
				</nav>
			</div>
		</Modal>
	);
}
