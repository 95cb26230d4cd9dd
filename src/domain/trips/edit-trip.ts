import type { Change } from '#domain/sync/cell.ts';
import { dayPath } from './trip-paths.ts';

/** The first edit of every trip: without it the server knows no trip of that id. */
export function startTrip(name?: string): Change[] {
	const birth: Change = { path: 'life', value: 'live' };
	return name === undefined ? [birth] : [birth, ...renameTrip(name)];
}

/** Gives the trip a name, without the spaces around it; whether it may be saved under it, `isTripName` says. */
export function renameTrip(name: string): Change[] {
	return [{ path: 'name', value: name.trim() }];
}

/** Replaces the trip's notes. */
export function setTripNotes(notes: string): Change[] {
	return [{ path: 'notes', value: notes }];
}

/** Sets the day the trip starts, "2027-04-12", or null for none. */
export function setStartDate(startDate: string | null): Change[] {
	return [{ path: 'start_date', value: startDate }];
}

/** Sets when the family sets out in the morning, "09:00", of one day by its number or of all that have no time of their own. */
export function setDayStart(time: string | null, number: number | null = null): Change[] {
	return [{ path: dayPath('day_start', number), value: time }];
}

/** Sets when the family wants to have arrived in the evening, "18:00"; of one day or of all, like `setDayStart`. */
export function setDayEnd(time: string | null, number: number | null = null): Change[] {
	return [{ path: dayPath('day_end', number), value: time }];
}

/** Sets how long lunch takes, in whole minutes, 0 for none; of one day or of all, like `setDayStart`. */
export function setLunchMinutes(minutes: number | null, number: number | null = null): Change[] {
	return [{ path: dayPath('lunch_minutes', number), value: minutes }];
}

/** Puts the trip in the trash, where it keeps its content. */
export function trashTrip(): Change[] {
	return [{ path: 'life', value: 'trashed' }];
}

/** Deletes a trip in the trash for good: it shows nowhere from now on, and the server forgets it when it prunes next. */
export function deleteForGood(): Change[] {
	return [{ path: 'gone', value: true }];
}

/** Takes the trip out of the trash. */
export function restoreTrip(): Change[] {
	return [{ path: 'life', value: 'live' }];
}
