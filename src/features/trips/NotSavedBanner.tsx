import { CircleX, Copy, RefreshCw } from 'lucide-react';
import { useBeforeUnload } from 'react-router-dom';
import { notSavedWords } from '#sync/not-saved.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { usePlanner } from './planner.ts';
import { useShareLink } from './share/share-link.tsx';
import { useWrites } from './trip-store.ts';

/** Says that the device refused to keep the last edit, and offers to try again or to take the trip along as a link. */
export function NotSavedBanner() {
	const { trip, store } = usePlanner();
	const { refusal } = useWrites(store);
	const device = useDeviceWord();
	const { copy, fallback } = useShareLink(trip);
	// Only now would closing the page lose something: all other edits are on disk.
	useBeforeUnload((event) => {
		if (refusal) event.preventDefault();
	});
	if (!refusal) return null;
	const [first, ...rest] = notSavedWords(refusal.reason, device).split('. ');
	return (
		<Banner icon={CircleX} tone="bad" live="alert">
			<div className={layout.stack}>
				<p>
					<strong>{`${first}.`}</strong> {rest.join('. ')}
				</p>
				<div className={layout.row}>
					<Button onClick={() => void store.retry()}>
						<Icon of={RefreshCw} />
						Retry
					</Button>
					<Button onClick={() => void copy()}>
						<Icon of={Copy} />
						Copy
					</Button>
				</div>
			</div>
			{fallback}
		</Banner>
	);
}
