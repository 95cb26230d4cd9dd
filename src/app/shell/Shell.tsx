import { type ComponentType, Suspense, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { lazyWhenIdle } from '#ui/lazy-when-idle.ts';
import { ToastRegion } from '#ui/ToastRegion.tsx';
import { Band } from './Band.tsx';
import styles from './Shell.module.css';
import { SiteBanner } from './SiteBanner.tsx';
import { Tabs } from './Tabs.tsx';

const Footer = lazyWhenIdle(() => import('./Footer.tsx').then(({ Footer: Loaded }) => Loaded, withoutFooter));

/** What every page stands in: skip link, band, the page, footer, and the tabs at the thumb. */
export function Shell() {
	const { key: here } = useLocation();
	const [menu, setMenu] = useState<{ Sheet: ComponentType<{ onClose: () => void }>; at: string }>();
	const openMenu = () =>
		void import('./MenuSheet.tsx').then(({ MenuSheet: Sheet }) => setMenu({ Sheet, at: here }));
	// Going elsewhere closes it, by the browser's Back too.
	if (menu && menu.at !== here) setMenu(undefined);
	return (
		<div className={styles.shell}>
			<a className={styles.skip} href="#main">
				Skip to content
			</a>
			<Band onMenu={openMenu} />
			<SiteBanner />
			<main id="main" className={styles.main} tabIndex={-1}>
				<Outlet />
			</main>
			<footer className={styles.foot}>
				<Suspense fallback={<div className={styles.footSpace} />}>
					<Footer />
				</Suspense>
			</footer>
			<Tabs onMore={openMenu} />
			{menu && <menu.Sheet onClose={() => setMenu(undefined)} />}
			<ToastRegion />
			<ScrollRestoration />
		</div>
	);
}

/** A signal that goes away before the footer has come takes nothing else with it. */
function withoutFooter(error: unknown) {
	console.warn('The footer could not be fetched', error);
	return () => null;
}
