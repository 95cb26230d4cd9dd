import { BedDouble, Car, SquareParking, Utensils } from 'lucide-react';
import { memo } from 'react';
import { onTimeWords } from '#domain/schedule/schedule-words.ts';
import { weekdayTitleWords } from '#domain/schedule/tour-day-words.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { type PlannerState, usePlanner } from '../planner-context.ts';
import { type Block, dayBlocks, sharesOf, shortTime, timesShown } from './day-blocks.ts';
import styles from './LeaveByBar.module.css';

const icons = { drive: Car, park: SquareParking, lunch: Utensils, night: BedDouble } as const;

/** A day to scale, below the map of a wide screen: when to leave, what starts, and how much time there is before it. */
export const LeaveByBar = memo(function LeaveByBar() {
	const planner = usePlanner();
	const { outlook } = planner;
	const day = outlook && dayOfInterest(planner);
	if (!outlook || !day) return null;
	const blocks = dayBlocks(outlook.plan, day);
	const shares = sharesOf(blocks);
	const timed = timesShown(blocks, shares);
	return (
		<section className={styles.bar} aria-labelledby="leave-by-bar">
			<h2 id="leave-by-bar">{`${weekdayTitleWords(outlook.plan, day)}, leave-by line`}</h2>
			<ol>
				{blocks.map((block, index) => (
					<BarBlock
						key={`${block.kind} ${block.words} ${block.at}`}
						block={block}
						share={shares[index] ?? 0}
						isTimeShown={timed.has(index)}
					/>
				))}
			</ol>
		</section>
	);
});

/** A block as wide as its time is long; text that does not fit is left to screen readers. */
function BarBlock({ block, share, isTimeShown }: { block: Block; share: number; isTimeShown: boolean }) {
	const { kind, at, leaveBy, words, short, pace } = block;
	const whole = `${at ? `${at} ${words}` : words}${leaveBy && `. ${onTimeWords(leaveBy)}`}`;
	const icon = kind in icons ? icons[kind as keyof typeof icons] : null;
	return (
		<li
			data-kind={kind}
			data-pace={pace?.kind}
			style={{ '--share': `${share}` } as React.CSSProperties}
			title={whole}
		>
			<span className={layout.onlyForReaders}>{whole}</span>
			<span className={styles.inside} aria-hidden="true">
				{icon && share >= 0.03 && <Icon of={icon} />}
				{(kind === 'drive' ? share >= 0.12 : share >= 0.07) && <span>{short}</span>}
			</span>
			{isTimeShown && (
				<span className={styles.tick} aria-hidden="true">
					{shortTime(block)}
				</span>
			)}
			{pace && (
				<span className={styles.pace} aria-hidden="true">
					{pace.words}
				</span>
			)}
		</li>
	);
}

/** Returns the day to show: that of its tab, else of the chosen stop, else the first with something at a fixed time. */
function dayOfInterest({
	outlook,
	shownDay,
	chosenId,
}: Pick<PlannerState, 'outlook' | 'shownDay' | 'chosenId'>) {
	const days = outlook?.days ?? [];
	const ofStop = days.find(({ visits }) =>
		visits.some(({ stop }) => outlook?.plan.stops[stop]?.id === chosenId),
	);
	const withTimes = days.find(({ visits }) => visits.some(({ fixed }) => fixed.length > 0));
	return days.find(({ number }) => number === shownDay) ?? ofStop ?? withTimes ?? days[0];
}
