import { QrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Trip } from '#domain/trips/trip.ts';
import { Bones } from '#ui/Bones.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { lazyPart } from '#ui/lazy-part.ts';
import { codesOfTrip } from './codes-of-trip.ts';

const TripQr = lazyPart(() => import('./TripQr.tsx'), 'TripQr');

/** The trip as a QR code for another phone to scan, with no server in between. */
export function QrPart({ trip }: { trip: Trip }) {
	const [codes, setCodes] = useState<Promise<string[]>>();
	if (codes) {
		return (
			<Suspense fallback={<Bones heights={[20]} label="Drawing the code" />}>
				<TripQr codes={codes} />
			</Suspense>
		);
	}
	return (
		<>
			<p className={layout.small}>
				Another phone scans it off this screen, even with no signal on either one. It holds everything, your
				notes and scorecards too.
			</p>
			<div className={layout.row}>
				<Button onClick={() => setCodes(codesOfTrip(trip))}>
					<Icon of={QrCode} />
					Show a QR code
				</Button>
			</div>
		</>
	);
}
