import { CalendarPlus, Printer } from 'lucide-react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { pageLeads } from '#domain/page-leads.ts';
import { paths } from '#domain/paths.ts';
import { milestoneEntries } from '#domain/timeline/school-calendar.ts';
import { seasons } from '#domain/timeline/seasons.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { ClassChoice } from './ClassChoice.tsx';
import { downloadCalendar } from './download-calendar.ts';
import { SeasonCard } from './SeasonCard.tsx';
import styles from './TimelineScreen.module.css';
import type { TimelineView } from './timeline-view.ts';

/** Timeline & Tips: one line down the page, a sign for each season, and what to do there. */
export function TimelineScreen() {
	const { graduates, classes, current } = useLoaderData<TimelineView>();
	const navigate = useNavigate();
	return (
		<div className={`${layout.wrap} ${layout.section} ${styles.page}`}>
			<div className={layout.pageHead}>
				<h1>Timeline &amp; Tips</h1>
				<p className={layout.lead}>{pageLeads.timelineTips}</p>
			</div>
			<div className={styles.tools}>
				<ClassChoice
					classes={classes}
					chosen={graduates}
					onChoose={(year) =>
						void navigate(`${paths.timelineTips}?class=${year}`, { replace: true, preventScrollReset: true })
					}
				/>
				<div className={layout.row}>
					<Button kind="go" onClick={() => downloadCalendar(graduates)}>
						<Icon of={CalendarPlus} />
						Add to calendar
					</Button>
					<Button onClick={() => print()}>
						<Icon of={Printer} />
						Print
					</Button>
				</div>
				<p className={`${layout.small} ${layout.soft}`}>
					{`The file holds ${milestoneEntries(graduates).length} whole-day reminders for the class of ${graduates}. Adding it twice doubles nothing.`}
				</p>
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
				Months are those of most high schools and colleges in the United States. Each college’s own date is
				the one that counts.
			</p>
		</div>
	);
}
