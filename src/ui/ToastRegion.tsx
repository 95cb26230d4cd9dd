import { X } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './ToastRegion.module.css';
import { dismissToast, useToast } from './toasts.ts';

const SHOWN_FOR_MS = 8000;
/** No longer than this, because anything under a toast must also be reachable without answering it. */
const LASTS_FOR_MS = 60_000;

/** Where toasts appear, on the page or in a dialog; the timer pauses while the toast is hovered or focused. */
export function ToastRegion({ dialog }: { dialog?: string }) {
	// The change that the toast announces is drawn first.
	const toast = useDeferredValue(useToast(dialog));
	// Tracked by id: a toast dismissed under the pointer never sees the pointer leave, and must not pause the next one.
	const [pausedId, setPausedId] = useState<number>();
	useEffect(() => {
		if (!toast || toast.stays || toast.id === pausedId) return;
		const timer = setTimeout(() => dismissToast(toast.id), toast.lasts ? LASTS_FOR_MS : SHOWN_FOR_MS);
		return () => clearTimeout(timer);
	}, [toast, pausedId]);
	return (
		<div className={styles.region} data-toasts data-over={dialog && ''} role="status">
			{toast && (
				// biome-ignore lint/a11y/noStaticElementInteractions: holding only pauses the clock.
				<div
					key={toast.id}
					className={styles.toast}
					onPointerEnter={() => setPausedId(toast.id)}
					onPointerLeave={() => setPausedId(undefined)}
					onFocus={() => setPausedId(toast.id)}
					onBlur={() => setPausedId(undefined)}
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
