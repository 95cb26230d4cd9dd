import { type CalendarEntry, calendarFile } from '#domain/timeline/calendar-file.ts';
import { downloadFile } from '#ui/download-file.ts';

/** Hands the class's dates to whatever keeps the calendar on this device; made here, so it needs no signal. */
export function downloadCalendar(graduates: number, entries: CalendarEntry[]) {
	// No comma: calendars disagree on whether the name of a file is escaped.
	const name = `College visits for the class of ${graduates}`;
	const file = calendarFile(name, entries, new Date().toISOString());
	downloadFile(`college-visits-${graduates}.ics`, file, 'text/calendar;charset=utf-8');
}
