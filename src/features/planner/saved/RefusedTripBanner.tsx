import { CircleAlert } from 'lucide-react';
import { paths } from '#domain/paths.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { refusedTripWords } from '#trips/status-words.ts';
import { useTray } from '#trips/use-tray.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import layout from '#ui/layout.module.css';

/** Says that the open trip exists only here, because the server refused it: the head says why. Links to what helps. */
export function RefusedTripBanner({ account, tripId }: { account: AccountSync; tripId: string }) {
	const device = useDeviceWord();
	const of = useTray(account)?.find(({ trip }) => trip.id === tripId);
	if (!of?.isUnborn) return null;
	return (
		<Banner icon={CircleAlert} tone="bad" live="status">
			<div className={layout.stack}>
				<p>
					<strong>{refusedTripWords(device)}</strong> You can still print and share it. Each change tries
					again to save it.
				</p>
				<div className={layout.row}>
					<ButtonLink to={paths.tripChanges(tripId)}>See your options</ButtonLink>
				</div>
			</div>
		</Banner>
	);
}
