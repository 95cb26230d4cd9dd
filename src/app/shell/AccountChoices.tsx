import { lazy, Suspense } from 'react';
import { isEditor } from '#domain/accounts/roles.ts';
import { paths } from '#domain/paths.ts';
import { useSession } from '#session/session.ts';
import { NavLink } from '#ui/Link.tsx';
import styles from './Band.module.css';
import type { NavLink as NavLinkTo } from './nav-links.ts';

/** What somebody who is signed in finds under My Account, besides Logout. */
export const accountLinks: NavLinkTo[] = [
	{ to: paths.account, label: 'Account Settings' },
	{ to: paths.saved, label: 'Saved Trips' },
];

const Links = lazy(() => import('./EditorLinks.tsx').then(({ EditorLinks }) => ({ default: EditorLinks })));

/** What only editors find there, fetched for them alone. */
export function ForEditors({ className }: { className?: string | undefined }) {
	const { account } = useSession();
	if (!account || !isEditor(account)) return null;
	return (
		<Suspense>
			<Links className={className} />
		</Suspense>
	);
}

/** What opens under My Account in the band; a visitor's first screen does without it. */
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
