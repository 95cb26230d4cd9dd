import { Menu, User } from 'lucide-react';
import { paths } from '#domain/paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { useAccountLink } from './account-link.ts';
import styles from './Band.module.css';
import { Logo } from './Logo.tsx';
import { MainNav } from './MainNav.tsx';
import { SignalBadge } from './SignalBadge.tsx';

/** The black band at the top: the name, the navigation or its menu, and the signal when there is none. */
export function Band({ onMenu }: { onMenu: () => void }) {
	const account = useAccountLink();
	return (
		<header className={styles.band}>
			<div className={styles.inside}>
				<Link to={paths.home} className={styles.brand} aria-label="College Tour Trails, home">
					<Logo />
					<span className={styles.name}>
						<span className={styles.long}>College </span>Tour Trails
					</span>
				</Link>
				<MainNav />
				<div className={styles.tools}>
					<SignalBadge />
					<Link to={account.to} className={styles.account}>
						<Icon of={User} />
						{account.label}
					</Link>
					<button
						type="button"
						className={styles.menu}
						onClick={onMenu}
						aria-label="Menu"
						aria-haspopup="dialog"
					>
						<Icon of={Menu} size="tab" />
					</button>
				</div>
			</div>
		</header>
	);
}
