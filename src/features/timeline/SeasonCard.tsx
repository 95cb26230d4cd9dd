import { Footprints, MapPin } from 'lucide-react';
import { isoDay } from '#domain/timeline/school-calendar.ts';
import type { Season } from '#domain/timeline/season.ts';
import { ContourArt } from '#sheet/ContourArt.tsx';
import { paint } from '#ui/Blaze.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './SeasonCard.module.css';

/** One season on the line: its sign, what to do, a tip for visits, and the days that go into the calendar. */
export function SeasonCard({
	season,
	graduates,
	isCurrent,
}: {
	season: Season;
	graduates: number;
	isCurrent: boolean;
}) {
	const { id, name, months, lead, todo, visitTip, milestones, hue } = season;
	return (
		<li className={styles.season} aria-current={isCurrent ? 'step' : undefined} {...paint(hue)}>
			<span className={styles.post} />
			<section className={styles.card} aria-labelledby={id}>
				<header className={styles.sign}>
					<div className={styles.art}>
						<ContourArt seed={id} variant="tile" />
					</div>
					<p className={styles.months}>{`${months} ${yearsOf(season, graduates)}`}</p>
					<h2 id={id}>{name}</h2>
					{isCurrent && (
						<p className={styles.here}>
							<Icon of={MapPin} />
							You are here
						</p>
					)}
				</header>
				<div className={styles.body}>
					<p className={styles.lead}>{lead}</p>
					<ul className={styles.todo}>
						{todo.map(({ what, how }) => (
							<li key={what}>
								<strong>{what}.</strong> {how}
							</li>
						))}
					</ul>
					<p className={styles.tip}>
						<Icon of={Footprints} />
						<span>
							<strong>On the visit:</strong> {visitTip}
						</span>
					</p>
					<dl className={styles.days}>
						{milestones.map(({ id: day, on, title }) => (
							<div key={day}>
								<dt>{dayWords(isoDay(on, graduates))}</dt>
								<dd>{title}</dd>
							</div>
						))}
					</dl>
				</div>
			</section>
		</li>
	);
}

/** "2026", or "2026 and 2027" when the season goes over New Year. */
function yearsOf({ from }: Season, graduates: number): string {
	const first = graduates + from.year;
	return from.month === 12 ? `${first} and ${first + 1}` : `${first}`;
}

function dayWords(day: string): string {
	return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
		month: 'short',
		day: 'numeric',
		timeZone: 'UTC',
	});
}
