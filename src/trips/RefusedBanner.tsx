import { CircleX, Copy, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import type { NotSaved } from '#sync/not-saved.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { NotSavedText } from './NotSavedText.tsx';

/** Says that the device refused to store an edit, and offers to retry or to copy what exists only in memory. */
export function RefusedBanner({
	reason,
	onRetry,
	onCopy,
	fallback,
}: {
	reason: NotSaved['reason'];
	onRetry: () => Promise<unknown>;
	onCopy: () => Promise<unknown>;
	/** Shown instead of copying if the browser refuses that, too. */
	fallback: ReactNode;
}) {
	// Only now would closing the page lose anything, because all other edits are on disk.
	useBeforeUnload((event) => event.preventDefault());
	return (
		<Banner icon={CircleX} tone="bad" live="alert">
			<div className={layout.stack}>
				<p>
					<NotSavedText reason={reason} />
				</p>
				<div className={layout.row}>
					<Button onClick={() => void onRetry()}>
						<Icon of={RefreshCw} />
						Retry
					</Button>
					<Button onClick={() => void onCopy()}>
						<Icon of={Copy} />
						Copy
					</Button>
				</div>
			</div>
			{fallback}
		</Banner>
	);
}
