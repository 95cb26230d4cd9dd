import { useState } from 'react';
import { calendar } from '#domain/calendar-day.ts';
import { Field } from '#ui/Field.tsx';
import styles from './Times.module.css';

interface Props {
	label: string;
	/** The name of the hour's input; that of the day's has `_day` after it. */
	name: string;
	/** "2027-04-12T10:00"; null if not set. */
	at: string | null;
	/** Default day if none is set. */
	day: string;
}

/** A day and an hour; an empty hour means it is not set. */
export function Moment({ label, name, at, day }: Props) {
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
				onChange={(event) => setHour(event.target.value)}
			/>
		</fieldset>
	);
}
