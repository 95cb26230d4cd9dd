/** "9:25 AM" with AM or PM, and any zone, in small letters. */
export function ClockFace({ words }: { words: string }) {
	const [, time = words, half = ''] = /^(\S+) (.+)$/.exec(words) ?? [];
	return (
		<>
			{time} <small>{half}</small>
		</>
	);
}
