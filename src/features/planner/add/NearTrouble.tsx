import { CircleX, RefreshCw, WifiOff } from 'lucide-react';
import type { ApiErrorCode } from '#api/api-error.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import type { NearKind } from './add-kinds.ts';
import { nearTroubleWords } from './near-words.ts';

interface Props {
	kind: NearKind;
	stop: StopPlace;
	code: ApiErrorCode;
	onRetry: () => void;
}

/** Says why nothing can be listed near a stop, and what would help. */
export function NearTrouble({ kind, stop, code, onRetry }: Props) {
	const device = useDeviceWord();
	const isSignal = code === 'no_signal';
	const { first, rest } = nearTroubleWords(code, { kind, stop, device });
	return (
		<Banner icon={isSignal ? WifiOff : CircleX} tone={isSignal ? 'note' : 'bad'} live="status">
			<div className={layout.stack}>
				<p>
					<strong>{first}</strong>
					{` ${rest}`}
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
