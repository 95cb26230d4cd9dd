import { refusedAtEndAsText, retryRefusedAtEnd } from '#sync/rescue-refused.ts';
import { refusedAtEndWords } from '#sync/unsent-changes.ts';
import { useDeviceWord } from '#ui/device-word.ts';
import { RefusedBanner } from '#ui/RefusedBanner.tsx';
import { useCopyText } from '#ui/use-copy-text.tsx';

/** Says that edits of an account whose session has ended are only on this page, and offers to retry or to copy them. */
export function RefusedAtEnd() {
	const device = useDeviceWord();
	const { copy, fallback } = useCopyText();
	return (
		<RefusedBanner
			onRetry={retryRefusedAtEnd}
			onCopy={async () => copy(await refusedAtEndAsText())}
			fallback={fallback}
		>
			<strong>{`${refusedAtEndWords(device)}.`}</strong> They are only on this page. Free some space and
			retry, or copy them, before you leave it or sign in.
		</RefusedBanner>
	);
}
