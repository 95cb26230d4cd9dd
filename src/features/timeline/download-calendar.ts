import { calendarFile, type DayEntry } from '#domain/exchange/calendar-file.ts';
import { downloadFile } from '#ui/download-file.ts';

/** Gives the class's dates to this device's calendar app; made here, so it needs no signal. */
export function downloadCalendar(graduates: number, entries: DayEntry[]) {
	// No comma: calendars disagree on whether a file's name is escaped.
	const name = `College visits for the class of ${graduates}`;
	const file = calendarFile({ name, maker: 'Timeline', writtenAt: new Date().toISOString() }, entries);
	downloadFile(new File([file], `college-visits-${graduates}.ics`, { type: 'text/calendar;charset=utf-8' }));
}
