/** "9:25 AM" with its half of the day, and its zone if it names one, in small letters. */
export function ClockFace({ words }: { words: string }) {
	const [, time = words, half = ''] = /^(\S+) (.+)$/.exec(words) ?? [];
	return (
		<>
			{time} <small>{half}</small>
		</>
	);
}
