import { useId } from 'react';
import styles from './ClassChoice.module.css';

/** Chooses the class of the dates, by graduation year. */
export function ClassChoice({
	classes,
	chosen,
	from,
	onChoose,
}: {
	classes: number[];
	chosen: number;
	/** When the class names (seniors, juniors and so on) apply. */
	from: 'now' | 'this fall';
	onChoose: (year: number) => void;
}) {
	const id = useId();
	return (
		<div className={styles.choice}>
			<label htmlFor={id}>Graduation year</label>
			<select
				id={id}
				className={styles.select}
				value={chosen}
				onChange={(event) => onChoose(Number(event.target.value))}
			>
				{classes.map((year, at) => (
					<option key={year} value={year}>
						{`${year}, ${names[at] ?? 'later'} ${from}`}
					</option>
				))}
			</select>
		</div>
	);
}

const names = ['a senior', 'a junior', 'a sophomore', 'a freshman'];
