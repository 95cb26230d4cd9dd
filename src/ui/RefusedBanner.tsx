import { CircleX, Copy, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import layout from './layout.module.css';

interface Props {
	/** What the device refused to store, and what helps. */
	children: ReactNode;
	onRetry: () => Promise<unknown>;
	onCopy: () => Promise<unknown>;
	/** Shown instead of copying if the browser refuses that, too. */
	fallback: ReactNode;
}

/** Says that something exists only on this page, and offers to retry storing it or to copy it. */
export function RefusedBanner({ children, onRetry, onCopy, fallback }: Props) {
	return (
		<Banner icon={CircleX} tone="bad" live="alert">
			<div className={layout.stack}>
				<p>{children}</p>
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
