import { Menu } from 'lucide-react';
import { paths } from '#domain/paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { Logo } from '#ui/Logo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Band.module.css';
import { MainNav } from './MainNav.tsx';
import { SignalBadge } from './SignalBadge.tsx';
import type { Logout } from './use-logout.tsx';

/** The black band at the top: the name, the navigation or its menu, and a badge when there is no signal. */
export function Band({ onMenu, logout }: { onMenu: () => void; logout: Logout }) {
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
					<AccountMenu logout={logout} />
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
