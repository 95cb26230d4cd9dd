import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import { turnAhead } from '#domain/roads/turn-ahead.ts';
import { distanceWords, sourceWords } from '#domain/trips/travel-words.ts';
import { Turns } from '#trips/LegWords.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import { usePosition } from '#ui/position.ts';
import styles from './OnTheRoad.module.css';

/** The drive to the next stop: its next turn if the turns are known, or else its highways. */
export function NextRoad({ drive }: { drive: LegDrive }) {
	const hasTurns = drive.steps.length > 0;
	return (
		<div className={styles.highways}>
			{hasTurns ? <NextTurn drive={drive} /> : <Highways drive={drive} />}
			<p className={styles.source}>{sourceWords(drive)}</p>
			{hasTurns && <Turns steps={drive.steps} />}
		</div>
	);
}

/** The highways in order, the first as large as a next turn would be. */
function Highways({ drive }: { drive: LegDrive }) {
	const [first, ...rest] = drive.directions;
	return (
		<>
			{first && (
				<p>
					<small>Take</small> <strong>{first.road}</strong> {`for ${distanceWords(first.miles)}`}
				</p>
			)}
			{rest.length > 0 && (
				<p className={styles.then}>
					{`Then ${rest.map(({ road, miles }) => `${road} ${distanceWords(miles)}`).join(', ')}`}
				</p>
			)}
		</>
	);
}

/** The next turn: the first one or, with the family's permission to use its location, the next from there. */
function NextTurn({ drive }: { drive: LegDrive }) {
	const [isFollowing, setFollowing] = useState(false);
	const device = useDeviceWord();
	const position = usePosition(isFollowing);
	const car = typeof position === 'object' ? position : null;
	const ahead = turnAhead(drive, car);
	const lost = {
		asking: 'Finding where you are.',
		denied: 'Location is off for this site. All turns are in the list.',
		unknown: `This ${device} can’t find you right now. All turns are in the list.`,
		elsewhere: 'You are not on this road right now. All turns are in the list.',
	};
	return (
		<>
			{ahead && (
				<p>
					<small>{car ? `In ${distanceWords(ahead.miles)}` : 'First'}</small>{' '}
					<strong>{ahead.turn.words}</strong>
				</p>
			)}
			{ahead?.rest[0] && (
				<p
					className={styles.then}
				>{`In ${distanceWords(ahead.miles + ahead.turn.miles)}: ${ahead.rest[0].words}`}</p>
			)}
			{isFollowing ? (
				<p role="status" className={styles.source}>
					{typeof position === 'string' ? lost[position] : !ahead && lost.elsewhere}
				</p>
			) : (
				<Button road onClick={() => setFollowing(true)}>
					<Icon of={LocateFixed} />
					Follow the turns
				</Button>
			)}
		</>
	);
}
