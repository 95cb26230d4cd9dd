import { fullDayTimeWords, fullDayWords } from '#domain/day-words.ts';

/** A day in this computer's time zone, with the time on hover. `at` is ISO 8601. */
export function Moment({ at }: { at: string }) {
	const date = new Date(at);
	return (
		<time dateTime={at} title={fullDayTimeWords(date)}>
			{fullDayWords(date)}
		</time>
	);
}
