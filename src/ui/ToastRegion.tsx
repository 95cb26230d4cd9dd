import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './ToastRegion.module.css';
import { dismissToast, useToast } from './toasts.ts';

const SHOWN_FOR_MS = 8000;

/** Where toasts appear; it pauses while the toast is hovered or has the focus. */
export function ToastRegion() {
	const toast = useToast();
	// Of which toast: one that an answer took away says neither that the pointer left it nor that the focus did.
	const [held, setHeld] = useState<number>();
	useEffect(() => {
		if (!toast || toast.stays || held === toast.id) return;
		const timer = setTimeout(() => dismissToast(toast.id), SHOWN_FOR_MS);
		return () => clearTimeout(timer);
	}, [toast, held]);
	return (
		<div className={styles.region} role="status">
			{toast && (
				// biome-ignore lint/a11y/noStaticElementInteractions: holding only pauses the clock.
				<div
					key={toast.id}
					className={styles.toast}
					onPointerEnter={() => setHeld(toast.id)}
					onPointerLeave={() => setHeld(undefined)}
					onFocus={() => setHeld(toast.id)}
					onBlur={() => setHeld(undefined)}
				>
					<span>{toast.words}</span>
					{toast.action && (
						<button
							type="button"
							onClick={() => {
								toast.action?.run();
								dismissToast(toast.id);
							}}
						>
							{toast.action.label}
						</button>
					)}
					<button
						type="button"
						className={styles.close}
						onClick={() => dismissToast(toast.id)}
						aria-label="Dismiss"
					>
						<Icon of={X} />
					</button>
				</div>
			)}
		</div>
	);
}
