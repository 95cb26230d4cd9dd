import { CalendarPlus, Printer } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { DayEntry } from '#domain/exchange/calendar-file.ts';
import { timelineTipsLead } from '#domain/pages/page-leads.ts';
import { paths } from '#domain/paths.ts';
import { classesFrom, entriesAhead } from '#domain/timeline/school-calendar.ts';
import { seasons } from '#domain/timeline/seasons.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useToday } from '#ui/clock.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import { ClassChoice } from './ClassChoice.tsx';
import { SeasonCard } from './SeasonCard.tsx';
import styles from './TimelineScreen.module.css';
import { timelineView } from './timeline-view.ts';

/** Timeline & Tips: one line down the page, a sign for each season, and its tasks. */
export function TimelineScreen() {
	const [search] = useSearchParams();
	const { graduates, classes, today, current } = timelineView(search.get('class'), useToday());
	const ahead = entriesAhead(graduates, today);
	const navigate = useNavigate();
	return (
		<div className={`${layout.wrap} ${layout.section} ${styles.page}`}>
			<div className={layout.pageHead}>
				<h1>Timeline &amp; Tips</h1>
				<p className={layout.lead}>{timelineTipsLead}</p>
			</div>
			<div className={styles.tools}>
				<ClassChoice
					classes={classes}
					chosen={graduates}
					from={classesFrom(today)}
					onChoose={(year) =>
						void navigate(`${paths.timelineTips}?class=${year}`, { replace: true, preventScrollReset: true })
					}
				/>
				<div className={layout.row}>
					<Button
						kind="go"
						disabled={ahead.length === 0}
						onClick={() => void addToCalendar(graduates, ahead)}
					>
						<Icon of={CalendarPlus} />
						Add to calendar
					</Button>
					<Button onClick={() => print()}>
						<Icon of={Printer} />
						Print
					</Button>
				</div>
				<p className={`${layout.small} ${layout.soft}`}>{calendarWords(ahead.length, graduates)}</p>
			</div>
			<p className={styles.printedFor}>{`Class of ${graduates}`}</p>
			<ol className={styles.line}>
				{seasons.map((season) => (
					<SeasonCard
						key={season.id}
						season={season}
						graduates={graduates}
						isCurrent={season.id === current}
					/>
				))}
			</ol>
			<p className={styles.after}>
				<ButtonLink to={paths.tripPlanner}>Lay out a trip</ButtonLink>
				<ButtonLink to={paths.collegeGuides}>Find campuses close to home</ButtonLink>
			</p>
			<p className={layout.collar}>
				These months fit most high schools and colleges in the United States. Each college’s own dates are the
				ones that count.
			</p>
		</div>
	);
}

function calendarWords(count: number, graduates: number): string {
	if (count === 0) return `All of these dates have passed for the class of ${graduates}.`;
	const dates = count === 1 ? 'the one date' : `the ${count} dates`;
	return `A file with ${dates} still ahead for the class of ${graduates}, each an all-day event. It’s fine to add it again later: most calendars won’t duplicate anything.`;
}

/** The file is made on the device; its code is fetched on demand, if it is not here yet. */
async function addToCalendar(graduates: number, ahead: DayEntry[]) {
	try {
		const { downloadCalendar } = await import('./download-calendar.ts');
		downloadCalendar(graduates, ahead);
	} catch (error) {
		console.warn('The calendar could not be made', error);
		showToast({ words: 'No signal, so we couldn’t make the calendar. Try again once you’re back online.' });
	}
}
