import { type ComponentType, Suspense, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { lazyWhenIdle } from '#ui/lazy-when-idle.ts';
import { ToastRegion } from '#ui/ToastRegion.tsx';
import { Band } from './Band.tsx';
import styles from './Shell.module.css';
import { SiteBanner } from './SiteBanner.tsx';
import { Tabs } from './Tabs.tsx';

const Footer = lazyWhenIdle(() => import('./Footer.tsx').then(({ Footer: Loaded }) => Loaded, withoutFooter));

/** The menu, and the page that it was opened on: it is of no other, so the browser's Back closes it. */
interface OpenMenu {
	Sheet: ComponentType<{ onClose: () => void }>;
	openedAt: string;
}

/** What every page stands in: skip link, band, the page, footer, and the tabs at the thumb. */
export function Shell() {
	const { key } = useLocation();
	const [menu, setMenu] = useState<OpenMenu>();
	const openMenu = () =>
		void import('./MenuSheet.tsx').then(({ MenuSheet }) => setMenu({ Sheet: MenuSheet, openedAt: key }));
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
			{menu?.openedAt === key && <menu.Sheet onClose={() => setMenu(undefined)} />}
			<ToastRegion />
			<ScrollRestoration getKey={placeOf} />
		</div>
	);
}

/** Every document begins under the same key: without its address a page would open as far down as another was left. */
const placeOf = ({ key, pathname }: { key: string; pathname: string }) =>
	key === 'default' ? pathname : key;

/** A signal that goes away before the footer has come takes nothing else with it. */
function withoutFooter(error: unknown) {
	console.warn('The footer could not be fetched', error);
	return () => null;
}
