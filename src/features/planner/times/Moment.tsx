import { useState } from 'react';
import { calendar } from '#domain/calendar-day.ts';
import { Field } from '#ui/Field.tsx';
import styles from './Times.module.css';

interface Props {
	label: string;
	/** The name of the hour's input; the day's input adds `_day`. */
	name: string;
	/** "2027-04-12T10:00"; null if not set. */
	at: string | null;
	/** The day used if none is set. */
	day: string;
	onHour: (hour: string) => void;
}

/** A day and an hour; an empty hour means that it is not set. */
export function Moment({ label, name, at, day, onHour }: Props) {
	const [ownDay = day, ownHour = ''] = at?.split('T') ?? [];
	const [hour, setHour] = useState(ownHour);
	return (
		<fieldset className={styles.moment}>
			<legend>{label}</legend>
			<Field
				label="Day"
				name={`${name}_day`}
				type="date"
				{...calendar}
				required={hour !== ''}
				defaultValue={ownDay}
			/>
			<Field
				label="Begins"
				name={name}
				type="time"
				value={hour}
				onChange={({ target }) => {
					setHour(target.value);
					onHour(target.value);
				}}
			/>
		</fieldset>
	);
}
