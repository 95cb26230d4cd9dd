// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { CollegeIds } from '#features/admin/articles/CollegeIds.tsx';
import { draw, field, happen, leave, pressKey, shownWords, type } from '../../../ui/draw.ts';

const places = { colleges: [{ ipeds_id: 164924, name: 'Boston College', enabled: true }] };
const IDS = 'IPEDS ids of the colleges: Visiting';

/** An article's field, and what it asks to save; an answer comes when told to. */
function aField() {
	const answers: ((isSaved: boolean) => void)[] = [];
	const onChange = vi.fn((_ids: string) => new Promise<boolean>((resolve) => answers.push(resolve)));
	const of = (ids: string) => <CollegeIds title="Visiting" ids={ids} places={places} onChange={onChange} />;
	const { redraw } = draw(of(''));
	return { answers, onChange, read: (ids: string) => redraw(of(ids)) };
}

test('leaving the field after Enter, before the answer, sends nothing a second time', async () => {
	const { answers, onChange } = aField();
	await type(IDS, '164924');
	await pressKey(IDS, 'Enter');
	await leave(IDS);
	expect(onChange.mock.calls).toEqual([['164924']]);
	await happen(() => answers[0]?.(false));
	expect(field(IDS).value).toBe('164924');
	await pressKey(IDS, 'Enter');
	expect(onChange.mock.calls).toEqual([['164924'], ['164924']]);
});

test('what was saved is shown as the server has it, with the names of its colleges', async () => {
	const { answers, read } = aField();
	await type(IDS, ' 164924 ');
	await leave(IDS);
	read('164924');
	await happen(() => answers[0]?.(true));
	expect(field(IDS).value).toBe('164924');
	expect(shownWords()).toBe('Boston College');
});

test('the server judges which colleges there are: this browser knows only the visible ones', async () => {
	const { onChange } = aField();
	await type(IDS, '164924, 999999');
	await leave(IDS);
	expect(onChange.mock.calls).toEqual([['164924,999999']]);
});

test('a text that cannot be an id is not sent, and the field says so', async () => {
	const { onChange } = aField();
	await type(IDS, '164924, Amherst');
	await leave(IDS);
	expect(onChange).not.toHaveBeenCalled();
	expect(shownWords()).toBe('Amherst is not an IPEDS id. Type numbers, like 164924.');
});
