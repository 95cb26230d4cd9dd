import { scoreQuestionIds, scoreQuestions, scores } from '#domain/trips/scorecard.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './PrintedTrip.module.css';
import thoughts from './Thoughts.module.css';

/** Lines to write on; a page shows as many as fit. */
const LINES = Array.from({ length: 14 }, (_, line) => line);

/** A table for each campus of the day, with room to write what the family thought of it. */
export function Thoughts({ stops }: { stops: readonly Stop[] }) {
	if (stops.length === 0) return null;
	return (
		<section className={classNames(styles.part, thoughts.thoughts)}>
			<h2>What we thought, 1 to 5</h2>
			<div>
				{stops.map(({ id, place }) => (
					<div key={id}>
						<h3>
							<bdi>{place.name}</bdi>
						</h3>
						{scoreQuestionIds.map((question) => (
							<p key={question}>
								<span>{scoreQuestions[question]}</span>
								{scores.map((score) => (
									<b key={score}>{score}</b>
								))}
							</p>
						))}
						<div className={thoughts.lines}>
							{LINES.map((line) => (
								<hr key={line} />
							))}
						</div>
					</div>
				))}
			</div>
		</section>
	);
}
