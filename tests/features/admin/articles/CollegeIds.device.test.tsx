import type { InputHTMLAttributes, ReactElement } from 'react';
import { expect, test, vi } from 'vitest';

const entered = vi.hoisted(() => ({ ids: '164924' }));
vi.mock('react', async (actual) => ({
	...(await actual<typeof import('react')>()),
	useId: () => 'fault',
	useRef: (current: unknown) => ({ current }),
	// The text typed and its fault are not told apart: the fault is only shown.
	useState: () => [entered.ids, () => undefined],
}));

import { CollegeIds } from '#features/admin/articles/CollegeIds.tsx';

const places = { colleges: [{ ipeds_id: 164924, name: 'Boston College', enabled: true }] };

/** The field as somebody has typed into it, and what it was asked to save; an answer comes when told to. */
function aTypedField(ids = '164924') {
	entered.ids = ids;
	const answers: ((isSaved: boolean) => void)[] = [];
	const onChange = vi.fn((_ids: string) => new Promise<boolean>((resolve) => answers.push(resolve)));
	const shown = CollegeIds({ title: 'Visiting', ids: '', places, onChange });
	const [input] = shown.props.children as [ReactElement<InputHTMLAttributes<HTMLInputElement>>];
	const press = (key: string) => input.props.onKeyDown?.({ key } as never);
	return { answers, onChange, press, leave: () => input.props.onBlur?.(null as never) };
}

test('leaving the field after Enter, before the answer, sends nothing a second time', async () => {
	const { answers, onChange, press, leave } = aTypedField();
	press('Enter');
	leave();
	expect(onChange.mock.calls).toEqual([['164924']]);
	answers[0]?.(false);
	await new Promise(setImmediate);
	press('Enter');
	expect(onChange.mock.calls).toEqual([['164924'], ['164924']]);
});

test('the server judges which colleges there are: this browser knows only the visible ones', () => {
	const { onChange, leave } = aTypedField('164924, 999999');
	leave();
	expect(onChange.mock.calls).toEqual([['164924,999999']]);
});

test('a text that cannot be an id is not sent', () => {
	const { onChange, leave } = aTypedField('164924, Amherst');
	leave();
	expect(onChange).not.toHaveBeenCalled();
});
