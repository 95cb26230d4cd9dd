import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

/** What the hooks hold from one drawing to the next, in their order. */
const held = vi.hoisted(() => ({ at: 0, values: [] as unknown[] }));
vi.mock('react', async (actual) => {
	const hold = (first: unknown) => {
		const at = held.at++;
		if (!(at in held.values)) held.values[at] = first;
		return at;
	};
	return {
		...(await actual<object>()),
		useRef: (current: unknown) => held.values[hold({ current })],
		useState: (first: unknown) => {
			const at = hold(first);
			const set = (value: unknown) => {
				held.values[at] = value;
			};
			return [held.values[at], set];
		},
	};
});

import { OpeningChoice } from '#features/admin/OpeningChoice.tsx';

type On = 'onChange' | 'onKeyDown' | 'onBlur';
type Select = Record<On, (event: never) => void> & { value: string };

const onOpen = vi.fn();

/** The list as it is drawn while a state is on the page. */
function drawn(opened: string): Select {
	const draw = () => {
		held.at = 0;
		return OpeningChoice({ label: 'State', none: 'Choose one', options: [], opened, onOpen });
	};
	// React, too, draws anew at once what changes its own state.
	draw();
	return (draw() as ReactElement<Select>).props;
}

const change = (opened: string, value: string) => drawn(opened).onChange({ target: { value } } as never);
function step(opened: string, value: string) {
	drawn(opened).onKeyDown({ key: 'ArrowDown' } as never);
	change(opened, value);
}

beforeEach(() => {
	held.values = [];
	onOpen.mockClear();
});

test('the arrow keys step through the states, and Enter opens the one they came to', () => {
	step('20', '21');
	step('20', '22');
	expect(drawn('20').value).toBe('22');
	expect(onOpen).not.toHaveBeenCalled();
	drawn('20').onKeyDown({ key: 'Enter' } as never);
	drawn('20').onBlur(null as never);
	expect(onOpen.mock.calls).toEqual([['22']]);
	expect(drawn('22').value).toBe('22');
});

test('leaving the list opens the state that the arrow keys came to, unless it is on the page', () => {
	step('20', '21');
	drawn('20').onBlur(null as never);
	expect(onOpen.mock.calls).toEqual([['21']]);
	step('21', '22');
	step('21', '21');
	drawn('21').onBlur(null as never);
	expect(onOpen).toHaveBeenCalledTimes(1);
});

test('a choice opens its state at once, and stays in the list until it is there', () => {
	change('', '39');
	expect(onOpen.mock.calls).toEqual([['39']]);
	expect(drawn('').value).toBe('39');
	expect(drawn('39').value).toBe('39');
	// Back
	expect(drawn('').value).toBe('');
});

test('a state that arrives does not take the arrow keys back to it', () => {
	change('', '39');
	step('', '40');
	expect(drawn('39').value).toBe('40');
	drawn('39').onBlur(null as never);
	expect(onOpen.mock.calls).toEqual([['39'], ['40']]);
});
