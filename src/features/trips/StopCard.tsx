import { GripVertical } from 'lucide-react';
import { type ComponentProps, Suspense } from 'react';
import type { LegDrive } from '#domain/trips/drive-estimate.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { whereWords } from '#domain/trips/where-words.ts';
import { PinMark } from '#map/Pin.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { GuideLink } from './GuideLink.tsx';
import { LegLine } from './LegLine.tsx';
import { pinKind } from './place-words.ts';
import { usePlanner } from './planner.ts';
import styles from './StopCard.module.css';
import { StopControls } from './StopControls.tsx';

interface Props {
	stop: Stop;
	/** From 0. */
	index: number;
	/** The drive to the next stop: null where no road goes, undefined after the last. */
	leg: LegDrive | null | undefined;
	/** Why that leg has no drive. */
	gap: string | undefined;
	next: Stop | undefined;
	grip: ComponentProps<'button'>;
}

/** One stop: its mark on the line, its name, where it is, and the leg that follows. */
export function StopCard({ stop, index, leg, gap, next, grip }: Props) {
	const { isEditing, chosenId, choose } = usePlanner();
	const { place } = stop;
	const isChosen = stop.id === chosenId;
	return (
		<li className={styles.stop} data-stop={stop.id}>
			<div className={styles.rail}>
				<span className={styles.mark} data-mark data-chosen={isChosen || undefined}>
					<PinMark kind={pinKind(place)} number={place.type === 'college' ? index + 1 : undefined} />
				</span>
			</div>
			<div className={styles.body}>
				<h3>
					<span className={layout.onlyForReaders}>{`Stop ${index + 1}: `}</span>
					<button
						type="button"
						className={styles.name}
						aria-pressed={isChosen}
						onClick={() => choose(isChosen ? undefined : stop.id)}
					>
						<bdi>{place.name}</bdi>
					</button>
				</h3>
				<p className={styles.where}>
					<bdi>{whereWords(place)}</bdi>
				</p>
				<Button
					kind="quiet"
					iconOnly
					data-grip
					aria-label={`Move ${place.name}`}
					aria-describedby="grip-hint"
					{...grip}
				>
					<Icon of={GripVertical} />
				</Button>
				{isChosen && place.type === 'college' && (
					<Suspense>
						<GuideLink code={place.code} name={place.name} />
					</Suspense>
				)}
				{isEditing && <StopControls stop={stop} index={index} />}
			</div>
			{next && leg !== undefined && <LegLine drive={leg} gap={gap} to={next.place.name} />}
		</li>
	);
}
