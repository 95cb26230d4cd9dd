// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { OpeningChoice } from '#features/admin/OpeningChoice.tsx';
import { draw, field, leave, pressKey, type } from '../../ui/draw.ts';

const STATES = ['20', '21', '22', '39', '40'];
const onOpen = vi.fn();
let page: ReturnType<typeof draw>;

/** The list while a state is on the page. */
const above = (opened: string) => (
	<OpeningChoice
		label="State"
		none="Choose one"
		options={STATES.map((fips) => ({ value: fips, words: `State ${fips}` }))}
		opened={opened}
		onOpen={onOpen}
	/>
);
const open = (opened: string) => {
	page = draw(above(opened));
};
const arrive = (opened: string) => page.redraw(above(opened));
const listed = () => field('State').value;
const choose = (fips: string) => type('State', fips);
/** Comes to a state by arrow key, as on Windows and Linux. */
async function step(fips: string) {
	await pressKey('State', 'ArrowDown');
	await choose(fips);
}

beforeEach(() => void onOpen.mockClear());

test('the arrow keys step through the states, and Enter opens the one they came to', async () => {
	open('20');
	await step('21');
	await step('22');
	expect(listed()).toBe('22');
	expect(onOpen).not.toHaveBeenCalled();
	await pressKey('State', 'Enter');
	expect(onOpen.mock.calls).toEqual([['22']]);
	await leave('State');
	expect(onOpen).toHaveBeenCalledTimes(1);
	arrive('22');
	expect(listed()).toBe('22');
});

test('leaving the list opens the state that the arrow keys came to, unless it is on the page', async () => {
	open('20');
	await step('21');
	await leave('State');
	expect(onOpen.mock.calls).toEqual([['21']]);
	arrive('21');
	await step('22');
	await step('21');
	await leave('State');
	expect(onOpen).toHaveBeenCalledTimes(1);
});

test('a choice opens its state at once, and stays in the list until it is there', async () => {
	open('');
	await choose('39');
	expect(onOpen.mock.calls).toEqual([['39']]);
	expect(listed()).toBe('39');
	arrive('39');
	expect(listed()).toBe('39');
	// Back
	arrive('');
	expect(listed()).toBe('');
});

test('a state that arrives does not take the arrow keys back to it', async () => {
	open('');
	await choose('39');
	await step('40');
	arrive('39');
	expect(listed()).toBe('40');
	await leave('State');
	expect(onOpen.mock.calls).toEqual([['39'], ['40']]);
});
