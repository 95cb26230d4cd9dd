// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useBusy } from '#ui/use-busy.ts';
import { button, draw, happen, press, shownWords } from './draw.ts';

/** A form that is being saved until its answer comes. */
function aForm() {
	const answer = { resolve: (_: string): void => undefined, reject: (_: Error): void => undefined };
	const save = () => new Promise<string>((resolve, reject) => Object.assign(answer, { resolve, reject }));
	function Form() {
		const { isBusy, busyWith } = useBusy();
		const [outcome, say] = useState('');
		return (
			<>
				<button
					type="button"
					disabled={isBusy}
					onClick={() => void busyWith(save).then(say, ({ message }) => say(message))}
				>
					Save
				</button>
				{outcome}
			</>
		);
	}
	draw(<Form />);
	return answer;
}

test('work is busy until it has ended, and its answer is passed on', async () => {
	const answer = aForm();
	expect(button('Save').disabled).toBe(false);
	await press('Save');
	expect(button('Save').disabled).toBe(true);
	await happen(() => answer.resolve('Saved'));
	expect(button('Save').disabled).toBe(false);
	expect(shownWords()).toContain('Saved');
});

test('work that fails does not stay busy, and its error is not swallowed', async () => {
	const answer = aForm();
	await press('Save');
	await happen(() => answer.reject(new Error('The database is closed')));
	expect(button('Save').disabled).toBe(false);
	expect(shownWords()).toContain('The database is closed');
});
