import { Footprints } from 'lucide-react';
import { Icon } from '#ui/Icon.tsx';
import { paint } from '#ui/paint.ts';
import styles from './SeasonCard.module.css';
import { SeasonDays } from './SeasonDays.tsx';
import { type SeasonOnLine, SeasonSign } from './SeasonSign.tsx';

/** One season on the line: its sign, what to do, a tip for visits, and the days for the calendar. */
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
					<SeasonDays milestones={milestones} />
				</div>
			</section>
		</li>
	);
}
