import { calendarFile } from '#domain/timeline/calendar-file.ts';
import { milestoneEntries } from '#domain/timeline/school-calendar.ts';
import { downloadFile } from '#ui/download-file.ts';

/** Hands the class's reminders to whatever keeps the calendar on this device; made here, so it needs no signal. */
export function downloadCalendar(graduates: number) {
	const name = `College visits, class of ${graduates}`;
	const file = calendarFile(name, milestoneEntries(graduates), new Date().toISOString());
	downloadFile(`college-visits-${graduates}.ics`, file, 'text/calendar;charset=utf-8');
}
