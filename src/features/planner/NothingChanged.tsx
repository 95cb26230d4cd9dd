import { CircleX } from 'lucide-react';
import type { NotSaved } from '#sync/not-saved.ts';
import { NotSavedText } from '#trips/NotSavedText.tsx';
import { Banner } from '#ui/Banner.tsx';

/** Says in a dialog that the device refused the answer; answering again is the way to retry. */
export function NothingChanged({ reason }: Pick<NotSaved, 'reason'>) {
	return (
		<Banner icon={CircleX} tone="bad" live="alert">
			<NotSavedText reason={reason} /> Nothing has changed.
		</Banner>
	);
}
