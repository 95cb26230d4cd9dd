import type { TourDay } from '#domain/schedule/schedule.ts';
import { dayTitleWords } from '#domain/schedule/schedule-words.ts';
import { usualDay } from '#domain/schedule/usual-times.ts';
import { clockWords } from '#domain/time-words.ts';
import { calendar, readClock } from '#domain/zone-time.ts';
import { Field } from '#ui/Field.tsx';
import { FormDialog } from '#ui/FormDialog.tsx';
import { usePlanner } from '../planner.ts';
import { dayChanges } from './form-changes.ts';

interface Props {
	/** The day to edit; null for all of them. */
	day: TourDay | null;
	onClose: () => void;
}

/** Asks when the trip starts and what hours its days have, or what hours one day has. */
export function DaysDialog({ day, onClose }: Props) {
	const { trip, outlook, apply } = usePlanner();
	const own = day && trip.days.find(({ number }) => number === day.number);
	const said = day ? own : trip;
	const title = day && outlook ? dayTitleWords(outlook.plan, day) : 'Dates and hours';
	// A day without its own values uses the trip's, and a trip without them uses what most families do.
	const usualLunch = (day && trip.lunch_minutes) ?? usualDay.lunch;
	const clock = (name: 'day_start' | 'day_end', usual: number) => ({
		name,
		type: 'time',
		defaultValue: said?.[name] ?? '',
		hint: `${clockWords((day && readClock(trip[name] ?? '')) ?? usual)} if empty`,
	});
	return (
		<FormDialog
			title={title}
			go="Set"
			onClose={onClose}
			onSubmit={(form) => {
				onClose();
				apply(
					day ? `Hours of ${title} set` : 'Dates and hours set',
					dayChanges(trip, day?.number ?? null, form),
				);
			}}
		>
			{!day && (
				<Field
					label="First day"
					name="start_date"
					type="date"
					{...calendar}
					defaultValue={trip.start_date ?? ''}
				/>
			)}
			<Field label="Leave in the morning at" {...clock('day_start', usualDay.start)} />
			<Field label="Stop for the night by" {...clock('day_end', usualDay.end)} />
			<Field
				label="Lunch, in minutes"
				name="lunch_minutes"
				type="number"
				inputMode="numeric"
				min={0}
				max={240}
				defaultValue={said?.lunch_minutes ?? ''}
				placeholder={String(usualLunch)}
				hint="0 for none"
			/>
		</FormDialog>
	);
}
