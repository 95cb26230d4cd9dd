/** A day, as this computer's calendar has it, and its time on pointing. `at` is ISO 8601. */
export function Moment({ at }: { at: string }) {
	const moment = new Date(at);
	return (
		<time dateTime={at} title={moment.toLocaleString('en-US')}>
			{moment.toLocaleDateString('en-US', { dateStyle: 'medium' })}
		</time>
	);
}
