import { Footprints } from 'lucide-react';
import { monthDayWords } from '#domain/time-words.ts';
import { Icon } from '#ui/Icon.tsx';
import { paint } from '#ui/paint.ts';
import styles from './SeasonCard.module.css';
import { type SeasonOnLine, SeasonSign } from './SeasonSign.tsx';

/** One season on the line: its sign, what to do, a tip for visits, and the days that go into the calendar. */
export function SeasonCard({ season, graduates, isCurrent }: SeasonOnLine) {
	const { id, lead, todo, visitTip, milestones, hue } = season;
	return (
		<li className={styles.season} aria-current={isCurrent ? 'step' : undefined} {...paint(hue)}>
			<span className={styles.post} />
			<section className={styles.card} aria-labelledby={id}>
				<SeasonSign season={season} graduates={graduates} isCurrent={isCurrent} />
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
								<dt>{monthDayWords(on)}</dt>
								<dd>{title}</dd>
							</div>
						))}
					</dl>
				</div>
			</section>
		</li>
	);
}
