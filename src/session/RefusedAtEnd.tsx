import { CircleX, Copy, RefreshCw } from 'lucide-react';
import { refusedAtEndAsText, retryRefusedAtEnd } from '#sync/rescue-refused.ts';
import { refusedAtEndWords } from '#sync/unsent-changes.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { useCopyText } from '#ui/use-copy-text.tsx';

/** Says that edits of an account whose session has ended are only on this page, and offers to retry or to copy them. */
export function RefusedAtEnd() {
	const device = useDeviceWord();
	const { copy, fallback } = useCopyText();
	return (
		<Banner icon={CircleX} tone="bad" live="alert">
			<div className={layout.stack}>
				<p>
					<strong>{`${refusedAtEndWords(device)}.`}</strong> They are only on this page. Free some space and
					retry, or copy them, before you leave it or sign in.
				</p>
				<div className={layout.row}>
					<Button onClick={() => void retryRefusedAtEnd()}>
						<Icon of={RefreshCw} />
						Retry
					</Button>
					<Button onClick={() => void refusedAtEndAsText().then(copy)}>
						<Icon of={Copy} />
						Copy
					</Button>
				</div>
			</div>
			{fallback}
		</Banner>
	);
}
