import { useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ToastRegion } from '#ui/ToastRegion.tsx';
import { Band } from '../shell/Band.tsx';
import { MenuSheet } from '../shell/MenuSheet.tsx';
import { placeOf } from '../shell/place-of.ts';
import styles from '../shell/Shell.module.css';
import { useLogout } from '../shell/use-logout.tsx';

/** The frame of every back office page: the site's band, and no other part of the site. */
export function BackOfficeShell() {
	const [isMenuOpen, setMenuOpen] = useState(false);
	const { logout, question } = useLogout();
	return (
		<div className={styles.shell}>
			<a className={styles.skip} href="#main">
				Skip to content
			</a>
			<Band onMenu={() => setMenuOpen(true)} logout={logout} />
			<Outlet />
			{isMenuOpen && <MenuSheet onClose={() => setMenuOpen(false)} logout={logout} />}
			{question}
			<ToastRegion />
			<ScrollRestoration getKey={placeOf} />
		</div>
	);
}
