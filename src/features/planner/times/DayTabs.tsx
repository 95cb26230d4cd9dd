import { CalendarDays, Waypoints } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { dayTabWords } from '#domain/schedule/tour-day-words.ts';
import { Button } from '#ui/Button.tsx';
import { Chips, ToggleChip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { usePlanner } from '../planner-context.ts';
import { DaysDialog } from './DaysDialog.tsx';
import styles from './Times.module.css';

// Lazy, because the search is rarely used.
const BestOrderDialog = lazyPart(() => import('./BestOrderDialog.tsx'), 'BestOrderDialog');

/** Tabs for viewing a single day of the trip; next to them dates and hours, best order, and `children`. */
export function DayTabs({ children }: { children: ReactNode }) {
	const { trip, outlook, shownDay, showDay } = usePlanner();
	const [asked, ask] = useState<'days' | 'order'>();
	const close = () => ask(undefined);
	if (!outlook) return <div className={styles.tools}>{children}</div>;
	const { plan, days } = outlook;
	const day = days.find(({ number }) => number === shownDay) ?? null;
	return (
		<div className={styles.tabs}>
			{days.length > 1 && (
				<Chips label="Day">
					<ToggleChip pressed={day === null} onToggle={() => showDay(null)}>
						All
					</ToggleChip>
					{days.map((each) => (
						<ToggleChip key={each.number} pressed={each === day} onToggle={() => showDay(each.number)}>
							{dayTabWords(plan, each)}
						</ToggleChip>
					))}
				</Chips>
			)}
			<div className={styles.tools}>
				<Button kind="quiet" onClick={() => ask('days')}>
					<Icon of={CalendarDays} />
					{day ? 'Hours of this day' : trip.start_date === null ? 'Set the dates' : 'Dates and hours'}
				</Button>
				{trip.stops.length > 2 && (
					<Button kind="quiet" onClick={() => ask('order')}>
						<Icon of={Waypoints} />
						Best order
					</Button>
				)}
				{children}
			</div>
			{asked === 'days' && <DaysDialog day={day} onClose={close} />}
			{asked === 'order' && (
				<Suspense>
					<BestOrderDialog onClose={close} />
				</Suspense>
			)}
		</div>
	);
}
