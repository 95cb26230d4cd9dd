import { CircleX, Copy, RefreshCw } from 'lucide-react';
import { useBeforeUnload } from 'react-router-dom';
import { readTripCells } from '#db/queries.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { tripAsText } from '#domain/trips/trip-words.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { heldChanges, withHeld } from '#sync/held-changes.ts';
import { notSavedWords } from '#sync/not-saved.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { retryWrites, useRefusedWrites } from './saved-writes.ts';
import { useCopyText } from './use-copy-text.tsx';

/** Says that the device refused to keep an edit of a saved trip, and offers to try again or to take the trip along as text. */
export function NotSavedBanner({ account }: { account: AccountSync }) {
	const refused = useRefusedWrites(account);
	const device = useDeviceWord();
	const { copy, fallback } = useCopyText();
	const [latest] = refused.slice(-1);
	// Only now would closing the page lose something: all other edits are on disk.
	useBeforeUnload((event) => {
		if (latest) event.preventDefault();
	});
	if (!latest) return null;
	const [first, ...rest] = notSavedWords(latest.refusal.reason, device).split('. ');
	const copyTrips = async () => {
		const texts = refused.map(({ tripId }) => heldTripAsText(account, tripId));
		await copy((await Promise.all(texts)).join('\n\n'));
	};
	return (
		<Banner icon={CircleX} tone="bad" live="alert">
			<div className={layout.stack}>
				<p>
					<strong>{`${first}.`}</strong> {rest.join('. ')}
				</p>
				<div className={layout.row}>
					<Button onClick={() => void retryWrites(account)}>
						<Icon of={RefreshCw} />
						Retry
					</Button>
					<Button onClick={() => void copyTrips()}>
						<Icon of={Copy} />
						Copy
					</Button>
				</div>
			</div>
			{fallback}
		</Banner>
	);
}

/** A trip with its edits in memory, as far as the device still tells. */
async function heldTripAsText({ db }: AccountSync, tripId: string): Promise<string> {
	const onDisk = await readTripCells(db, tripId).catch((error: unknown) => {
		console.error('The trip could not be read from this device', error);
		return undefined;
	});
	return tripAsText(tripFromCells(tripId, withHeld(onDisk ?? new Map(), heldChanges(db, tripId))));
}
