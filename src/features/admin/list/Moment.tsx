import { fullDayTimeWords } from '#domain/day-words.ts';
import { dayOf } from './list-column.ts';

/** A day in this computer's time zone, with the time on hover. `at` is ISO 8601. */
export function Moment({ at }: { at: string }) {
	return (
		<time dateTime={at} title={fullDayTimeWords(new Date(at))}>
			{dayOf(at)}
		</time>
	);
}
