import { CircleX, RefreshCw, WifiOff } from 'lucide-react';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import type { NearKind } from './add-kinds.ts';
import { noSignalWords } from './near-words.ts';

interface Props {
	kind: NearKind;
	stop: StopPlace;
	why: 'no_signal' | 'failed';
	onRetry: () => void;
}

/** Says why nothing can be listed near a stop, and what to do about it. */
export function NearTrouble({ kind, stop, why, onRetry }: Props) {
	const device = useDeviceWord();
	const isSignal = why === 'no_signal';
	return (
		<Banner icon={isSignal ? WifiOff : CircleX} tone={isSignal ? 'note' : 'bad'} live="status">
			<div className={layout.stack}>
				<p>
					<strong>{isSignal ? 'No signal.' : 'That did not work.'}</strong>
					{isSignal
						? ` ${noSignalWords(kind, stop, device)}`
						: ` The ${kind.word.toLowerCase()} near ${stop.name} could not be looked up. Try again in a moment.`}
				</p>
				<div>
					<Button onClick={onRetry}>
						<Icon of={RefreshCw} />
						Try again
					</Button>
				</div>
			</div>
		</Banner>
	);
}
