/** A day in this computer's time zone, with the time on hover. `at` is ISO 8601. */
export function Moment({ at }: { at: string }) {
	const moment = new Date(at);
	return (
		<time dateTime={at} title={moment.toLocaleString('en-US')}>
			{moment.toLocaleDateString('en-US', { dateStyle: 'medium' })}
		</time>
	);
}
