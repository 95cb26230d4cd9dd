import { Outlet, useLocation } from 'react-router-dom';
import { adminHome, adminPath, tabsFor } from '#domain/admin/tabs.ts';
import { useSession } from '#session/session.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link, NavLink } from '#ui/Link.tsx';
import styles from './AdminLayout.module.css';
import { iconOf } from './tab-icons.ts';

/** The back office's menu with the open tab: beside it on a wide screen, below it on a phone. */
export function AdminLayout() {
	const { account } = useSession();
	const { pathname } = useLocation();
	const isHome = pathname === adminHome || pathname === `${adminHome}/`;
	return (
		<div className={styles.office}>
			<nav ref={(line) => showOpenTab(line)} className={styles.side} aria-label="Back office">
				<ul>
					{tabsFor(account).map((tab) => {
						const words = (
							<>
								<Icon of={iconOf(tab)} />
								{tab.label}
							</>
						);
						return (
							<li key={tab.path}>
								{tab.path === '' ? (
									// Every other tab's address begins with this one.
									<Link to={adminHome} aria-current={isHome ? 'page' : undefined}>
										{words}
									</Link>
								) : (
									<NavLink to={adminPath(tab)}>{words}</NavLink>
								)}
							</li>
						);
					})}
				</ul>
			</nav>
			<main id="main" className={styles.tab} tabIndex={-1}>
				<Outlet />
			</main>
		</div>
	);
}

/** On a phone the menu is a scrolling line; this centers the open tab. In a low window it is a scrolling list. */
function showOpenTab(line: HTMLElement | null) {
	const tab = line?.querySelector('[aria-current]')?.getBoundingClientRect();
	const list = line?.querySelector('ul');
	if (!line || !list || !tab) return;
	const { left, width } = line.getBoundingClientRect();
	line.scrollLeft += tab.left - left - (width - tab.width) / 2;
	const { top, bottom } = list.getBoundingClientRect();
	list.scrollTop += Math.min(0, tab.top - top) + Math.max(0, tab.bottom - bottom);
}
