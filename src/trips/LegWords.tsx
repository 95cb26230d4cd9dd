import { BedDouble, TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import type { DriveStep } from '#domain/roads/road-drives.ts';
import {
	distanceWords,
	durationWords,
	roadWords,
	sourceWords,
	THEN,
	tooLongWords,
} from '#domain/trips/travel-words.ts';
import { Badge } from '#ui/Badge.tsx';
import { useIsPrinting } from '#ui/printing.ts';
import styles from './LegWords.module.css';

interface Props {
	drive: LegDrive | null;
	/** Why there is no drive, if there is none. */
	gap: string | undefined;
	/** When to leave, if shown here. */
	departs?: string | undefined;
	/** The lunch on the way, if shown here. */
	lunch?: string | undefined;
	/** How many nights it takes on the road; when it ends and where the night is, if the visit is on the next day. */
	onTheRoad?: string | undefined;
	arrives?: string | undefined;
	/** Says that it is dark by then. */
	dark?: string | undefined;
	night?: string | undefined;
	isOnPaper?: boolean;
}

/**
 * A leg in words, on screen and on paper: duration, distance, kind of travel, when to leave, the highways in order, the
 * turns, lunch, the night at its end; or why no road goes there.
 */
export function LegWords(props: Props) {
	const { drive, gap, departs, lunch, onTheRoad, arrives, dark, night, isOnPaper = false } = props;
	const bed = night && <Badge icon={BedDouble}>{night}</Badge>;
	if (!drive)
		return (
			<>
				<strong>{gap}</strong> {bed}
			</>
		);
	const tooLong = tooLongWords(drive);
	return (
		<>
			<strong>{durationWords(drive.minutes)}</strong> <span>{distanceWords(drive.miles)}</span>{' '}
			<span>{sourceWords(drive)}</span>
			{tooLong && <p className={styles.line}>{tooLong}</p>}
			{(departs || drive.directions.length > 0) && (
				<p className={isOnPaper && !tooLong ? styles.onPaper : styles.line}>
					{departs && <b className={styles.departs}>{departs}</b>} <Roads of={drive.directions} />
				</p>
			)}
			{drive.steps.length > 0 && <Turns steps={drive.steps} isOnPaper={isOnPaper} />}
			{lunch && <p className={styles.line}>{lunch}</p>}
			{onTheRoad && <Badge icon={BedDouble}>{onTheRoad}</Badge>}
			{arrives && <b className={styles.departs}>{arrives}</b>}{' '}
			{dark && (
				<>
					<Badge icon={TriangleAlert} tone="warn">
						{dark}
					</Badge>{' '}
				</>
			)}
			{bed}
		</>
	);
}

/** The roads in order, each with its miles. */
function Roads({ of }: { of: LegDrive['directions'] }) {
	return of.map((direction, at) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a drive may take one road twice.
		<Fragment key={at}>
			{at > 0 && THEN}
			<span className={styles.road}>{roadWords(direction)}</span>
		</Fragment>
	));
}

/** Turn by turn: collapsed on screen, complete on paper. */
export function Turns({ steps, isOnPaper = false }: { steps: readonly DriveStep[]; isOnPaper?: boolean }) {
	const isPrinting = useIsPrinting();
	const list = (
		<ol className={styles.steps}>
			{steps.map(({ words, miles }, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a drive may turn twice in the same words.
				<li key={at}>
					{words} {miles > 0 && <b>{distanceWords(miles)}</b>}
				</li>
			))}
		</ol>
	);
	const whole = <div className={styles.paper}>{list}</div>;
	if (isOnPaper) return whole;
	return (
		<>
			<details className={styles.turns}>
				<summary>Turn by turn</summary>
				{list}
			</details>
			{isPrinting && whole}
		</>
	);
}
