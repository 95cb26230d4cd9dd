import { HeartHandshake } from 'lucide-react';
import { type ComponentType, Suspense, useState, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { catalogueIfKnown } from '#content/catalogue.ts';
import { onContentChange } from '#content/content-change.ts';
import { readIsland } from '#content/island.ts';
import { Banner } from '#ui/Banner.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { ToastRegion } from '#ui/ToastRegion.tsx';
import { showToast } from '#ui/toasts.ts';
import { Band } from './Band.tsx';
import { placeOf } from './place-of.ts';
import styles from './Shell.module.css';
import { Tabs } from './Tabs.tsx';
import { type Logout, useLogout } from './use-logout.tsx';

const Footer = lazyPart(() => import('./Footer.tsx'), 'Footer', { whenIdle: true });

/** The menu, and the browser history entry it was opened over. */
interface OpenMenu {
	Sheet: ComponentType<{ onClose: () => void; logout: Logout }>;
	over: string;
}

/** The frame of every page: skip link, band, the page, footer, and the tabs in reach of the thumb. */
export function Shell() {
	const { key } = useLocation();
	const isBack = useNavigationType() === 'POP';
	const [menu, setMenu] = useState<OpenMenu>();
	const { logout, question } = useLogout();
	const openMenu = () =>
		void import('./MenuSheet.tsx').then(
			({ MenuSheet }) => setMenu({ Sheet: MenuSheet, over: key }),
			(error) => {
				console.warn('The menu could not be fetched yet', error);
				showToast({ words: 'The menu has not loaded yet. Try again when the signal is back.' });
			},
		);
	// Back closes it; a page that was loading when it opened appears underneath.
	if (menu && menu.over !== key) setMenu(isBack ? undefined : { ...menu, over: key });
	return (
		<div className={styles.shell}>
			<a className={styles.skip} href="#main">
				Skip to content
			</a>
			<Band onMenu={openMenu} logout={logout} />
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
			{menu && <menu.Sheet onClose={() => setMenu(undefined)} logout={logout} />}
			{question}
			<ToastRegion />
			<ScrollRestoration getKey={placeOf} />
		</div>
	);
}

/** The site-wide banner; off unless the server has words for it. */
function SiteBanner() {
	const words = useSyncExternalStore(onContentChange, bannerWords, () => null);
	return words ? <Banner icon={HeartHandshake}>{words}</Banner> : null;
}

/** Returns the catalogue's words once it has been read; until then, those that came with the document. */
function bannerWords(): string | null {
	const catalogue = catalogueIfKnown();
	return catalogue ? catalogue.banner : (readIsland()?.banner ?? null);
}
