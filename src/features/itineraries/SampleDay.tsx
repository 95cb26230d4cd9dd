import { ClockFace } from '#ui/ClockFace.tsx';
import styles from './SampleDay.module.css';

const day: { at: string; what: string; how: string; isFixed?: boolean }[] = [
	{ at: '8:40 AM', what: 'Leave the hotel', how: 'Bags in the car. 22 min, 14 mi' },
	{ at: '9:05 AM', what: 'Park, walk 9 min', how: 'Visitor garage, level 2 has space until 10 AM' },
	{
		at: '9:30 AM',
		what: 'Information session, then tour',
		how: 'Until 12:00 PM. Sit at the front left',
		isFixed: true,
	},
	{ at: '12:05 PM', what: 'Lunch where students eat', how: 'The tour ends at its door' },
	{ at: '1:10 PM', what: 'Latest time to leave', how: '1 h 15 min, 61 mi. Fuel at mile 40' },
	{
		at: '2:30 PM',
		what: 'Second tour',
		how: 'Until 3:45 PM. Ask about rooms after the first year',
		isFixed: true,
	},
	{ at: '6:30 PM', what: 'Hotel', how: 'Twelve minutes from where tomorrow begins' },
];

/** A day as it arrives by email, invented to show the format: no real campus looks like it. */
export function SampleDay() {
	return (
		<figure className={styles.sheet}>
			<div className={styles.band}>
				<p className={styles.title}>Tuesday</p>
				<p>
					2 campuses
					<br />
					97 miles, 2 h driving
				</p>
			</div>
			<ol className={styles.day}>
				{day.map(({ at, what, how, isFixed }) => (
					<li key={at} data-fixed={isFixed ? '' : undefined}>
						<span className={styles.clock}>
							<ClockFace words={at} />
						</span>
						<span className={styles.what}>
							<strong>{what}</strong>
							<span>{how}</span>
						</span>
					</li>
				))}
			</ol>
			<figcaption className={styles.caption}>A sample day, with no real campus in it</figcaption>
		</figure>
	);
}
