// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { DropDown } from '#ui/DropDown.tsx';
import { button, draw, press } from './draw.ts';

test('a choice hides what the button opened, and gives it the focus: a dialog returns it there', async () => {
	draw(
		<DropDown label="My Account" className="">
			<button type="button">Logout</button>
		</DropDown>,
	);
	await press('My Account');
	await press('Logout');
	expect(document.activeElement).toBe(button('My Account'));
	expect(() => button('Logout')).toThrow('No "Logout"');
});
