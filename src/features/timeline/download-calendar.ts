import { calendarFile } from '#domain/timeline/calendar-file.ts';
import { milestoneEntries } from '#domain/timeline/school-calendar.ts';

/** Hands the class's reminders to whatever keeps the calendar on this device; made here, so it needs no signal. */
export function downloadCalendar(graduates: number) {
	const name = `College visits, class of ${graduates}`;
	const file = calendarFile(name, milestoneEntries(graduates), new Date().toISOString());
	const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
	const link = document.createElement('a');
	link.href = address;
	link.download = `college-visits-${graduates}.ics`;
	link.click();
	// Safari reads the file only after this turn.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
