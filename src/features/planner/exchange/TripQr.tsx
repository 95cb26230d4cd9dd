import { Pause, Play } from 'lucide-react';
import { use, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { QrPicture } from '#ui/qr/QrPicture.tsx';
import { useTurns } from '#ui/use-turns.ts';
import { noCodesWords } from './code-words.ts';

/** Long enough for a slow phone to scan it. */
const TURN_MS = 700;

/** The trip as one QR code, or as several in turn; or why there is none. Suspends until they are ready. */
export function TripQr({ codes }: { codes: Promise<string[]> }) {
	const texts = use(codes);
	const [isPlaying, setPlaying] = useState(true);
	const turn = useTurns(texts.length, TURN_MS, isPlaying);
	const isOne = texts.length === 1;
	if (texts.length === 0) return <p className={layout.small}>{noCodesWords}</p>;
	return (
		<>
			<QrPicture
				text={texts[turn] ?? ''}
				label={isOne ? 'QR code of the trip' : `QR code, part ${turn + 1}`}
			/>
			<p className={layout.small}>
				{isOne
					? 'Scan it with another phone’s camera. The whole trip comes over: notes, times and days, no account needed.'
					: `This trip is long and takes ${texts.length} codes. On the other phone choose “Import a trip”, then “Scan a code”, and hold it here until all have been scanned.`}
			</p>
			{!isOne && (
				<div className={layout.row}>
					<Button onClick={() => setPlaying(!isPlaying)}>
						<Icon of={isPlaying ? Pause : Play} />
						{isPlaying ? 'Pause' : 'Play'}
					</Button>
					<span className={layout.small}>{`Part ${turn + 1} of ${texts.length}`}</span>
				</div>
			)}
		</>
	);
}
