import { CircleX, RefreshCw, WifiOff } from 'lucide-react';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import type { NearKind } from './add-kinds.ts';

interface Props {
	kind: NearKind;
	stopName: string;
	why: 'no_signal' | 'failed';
	onRetry: () => void;
}

/** Says why nothing can be listed near a stop, and what to do about it. */
export function NearTrouble({ kind, stopName, why, onRetry }: Props) {
	const device = useDeviceWord();
	const words = kind.word.toLowerCase();
	const isSignal = why === 'no_signal';
	return (
		<Banner icon={isSignal ? WifiOff : CircleX} tone={isSignal ? 'note' : 'bad'} live="status">
			<div className={layout.stack}>
				<p>
					<strong>{isSignal ? 'No signal.' : 'That did not work.'}</strong>
					{isSignal
						? ` The ${words} near ${stopName} are not on this ${device}. Open its guide once with a signal to keep them.`
						: ` The ${words} near ${stopName} could not be looked up. Try again in a moment.`}
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
