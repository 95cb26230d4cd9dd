import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Trip } from '#domain/trips/trip.ts';
import { notOnDiskWords, useIsDraftRefused } from '#trips/not-on-disk.ts';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { useShareLink } from './share/use-share-link.ts';

/** Says that the draft stays on this device; if the device refused to store it, shows the draft's link instead. */
export function DraftStays({ trip, children }: { trip: Trip; children: ReactNode }) {
	const isRefused = useIsDraftRefused();
	return isRefused ? <CopyFirst trip={trip} /> : <p>{children}</p>;
}

function CopyFirst({ trip }: { trip: Trip }) {
	const device = useDeviceWord();
	const { copy, fallback } = useShareLink(trip);
	return (
		<>
			<p>{notOnDiskWords(device)}</p>
			<div className={layout.row}>
				<Button onClick={() => void copy()}>
					<Icon of={Copy} />
					Copy
				</Button>
			</div>
			{fallback}
		</>
	);
}
