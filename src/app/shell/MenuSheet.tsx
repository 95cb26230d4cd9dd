import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { NavLink } from '#ui/Link.tsx';
import { useAccountLink } from './account-link.ts';
import styles from './MenuSheet.module.css';
import { aboutLinks, mainLinks, type NavLink as NavLinkTo } from './nav-links.ts';

const links: NavLinkTo[] = [
	...mainLinks,
	{ to: paths.saved, label: 'Saved Trips' },
	...aboutLinks,
	{ to: paths.donate, label: 'Donate' },
	{ to: paths.contact, label: 'Contact' },
];

/** The sidebar that repeats the navigation on a phone; open while it is rendered. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
	const account = useAccountLink();
	const sheet = useRef<HTMLDialogElement>(null);
	const { key } = useLocation();
	const openedAt = useRef(key);
	useEffect(() => {
		sheet.current?.showModal();
	}, []);
	useEffect(() => {
		// The browser's Back led elsewhere.
		if (key !== openedAt.current) onClose();
	}, [key, onClose]);
	/** Unlike taking it away, this gives the focus back to what opened it; then it says that it was closed. */
	const close = () => sheet.current?.close();
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, the dialog's own close event.
		<dialog
			ref={sheet}
			className={styles.sheet}
			aria-label="Menu"
			onClose={onClose}
			onClick={(event) => {
				if (event.target === event.currentTarget) close();
			}}
		>
			<div className={styles.inside}>
				<button type="button" className={styles.close} onClick={close} aria-label="Close menu">
					<Icon of={X} size="tab" />
				</button>
				<nav aria-label="Menu">
					<ul>
						{[account, ...links].map(({ to, label, badge }) => (
							<li key={to}>
								<NavLink to={to} onClick={close}>
									{label}
									{badge && <span className={styles.badge}>{badge}</span>}
								</NavLink>
							</li>
						))}
					</ul>
				</nav>
			</div>
		</dialog>
	);
}
