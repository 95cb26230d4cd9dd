import { type NotSaved, notSavedWords } from '#sync/not-saved.ts';
import { useDeviceWord } from '#ui/device-word.ts';

/** The words for what the device refused to store, the first sentence bold. */
export function NotSavedText({ reason }: Pick<NotSaved, 'reason'>) {
	const [first, ...rest] = notSavedWords(reason, useDeviceWord()).split('. ');
	return (
		<>
			<strong>{`${first}.`}</strong> {rest.join('. ')}
		</>
	);
}
