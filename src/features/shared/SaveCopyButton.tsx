import { CopyPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { SharedTrip } from '#domain/trips/trip-share.ts';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import { showToast } from '#ui/toasts.ts';
import { useBusy } from '#ui/use-busy.ts';

/** Copies the shared trip to the reader's own trips, and opens it. */
export function SaveCopyButton({ trip }: { trip: SharedTrip }) {
	const navigate = useNavigate();
	const device = useDeviceWord();
	const { isBusy, busyWith } = useBusy();
	const save = async () => {
		try {
			const { saveCopy } = await import('./shared-writes.ts');
			const { to, words } = await saveCopy(trip, device);
			if (to !== null) await navigate(to);
			showToast({ words });
		} catch (error) {
			console.error('The shared trip could not be copied', error);
			showToast({ words: 'We couldn’t make the copy. Please try again.' });
		}
	};
	return (
		<Button kind="go" road disabled={isBusy} onClick={() => void busyWith(save)}>
			<Icon of={CopyPlus} />
			{isBusy ? 'Saving' : 'Save a copy'}
		</Button>
	);
}
