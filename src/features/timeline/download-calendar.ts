import { type CalendarEntry, calendarFile } from '#domain/timeline/calendar-file.ts';

/** Hands the class's dates to whatever keeps the calendar on this device; made here, so it needs no signal. */
export function downloadCalendar(graduates: number, entries: CalendarEntry[]) {
	// No comma: calendars disagree on whether the name of a file is escaped.
	const name = `College visits for the class of ${graduates}`;
	const file = calendarFile(name, entries, new Date().toISOString());
	const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
	const link = document.createElement('a');
	link.href = address;
	link.download = `college-visits-${graduates}.ics`;
	link.click();
	// Safari reads the file only after this turn.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
