// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { AdminState } from '#domain/states/edit-state.ts';
import { TripTips } from '#features/admin/states/TripTips.tsx';
import { ownTexts } from '#session/own-texts.ts';
import { field, happen, press, type } from '../../../ui/draw.ts';
import { aDesk, open } from '../a-desk.tsx';

vi.mock('#ui/rich-text/RichText.tsx', () => import('../../../ui/stand-ins.tsx'));
vi.mock('#ui/Html.tsx', () => import('../../../ui/stand-ins.tsx'));

const ohio = { fips: '39', revision: 3, travel_tips: ['<p>One</p>', '<p>Two</p>'] } as AdminState;
const tips = (state: AdminState, onSave: () => Promise<AdminState | undefined>) => (
	<TripTips state={state} isBusy={false} onSave={onSave} />
);
const noSave = () => Promise.resolve(undefined);

beforeEach(aDesk);

test('each tip keeps what is typed into it while another one is edited', async () => {
	open(tips(ohio, noSave));
	await type('Tip', '<p>New</p>');
	await press('Edit tip 2');
	expect(field('Tip').value).toBe('<p>Two</p>');
	await press('Back to the new one');
	expect(field('Tip').value).toBe('<p>New</p>');
	await press('Edit tip 2');
	open(tips(ohio, noSave));
	expect(field('Tip').value).toBe('<p>New</p>');
});

test('a tip that somebody else changed or removed meanwhile is said to be so; one that was saved is not an unsaved edit', async () => {
	const at = (...travel_tips: string[]) => tips({ ...ohio, revision: 4, travel_tips }, noSave);
	const gone = 'was changed or removed meanwhile';
	expect(open(at('<p>One</p>', '<p>Two</p>'))).not.toContain(gone);
	const stored = {
		revision: 3,
		typed: { '<p>One</p>': '<p>One, mine</p>' },
		before: { '<p>One</p>': '<p>One</p>' },
	};
	localStorage.setItem(`${ownTexts('ann')}tips-39`, JSON.stringify(stored));
	expect(open(at('<p>One, theirs</p>', '<p>Two</p>'))).toContain(gone);
	expect(open(at('<p>Two</p>'))).toContain(gone);
	expect(field('Tip').value).toBe('<p>One, mine</p>');
	expect(open(at('<p>One, mine</p>', '<p>Two</p>'))).not.toMatch(new RegExp(`${gone}|Not saved yet`));
	expect(field('Tip').value).toBe('');
	expect(Object.keys(localStorage)).toEqual([]);
});

test('words typed while a tip is being saved stay in that tip', async () => {
	open(tips(ohio, noSave));
	await type('Tip', '<p>Three</p>');
	let answer: (state: AdminState) => void = () => undefined;
	const onSave = vi.fn(() => new Promise<AdminState>((resolve) => (answer = resolve)));
	open(tips(ohio, onSave));
	await press('Save tip');
	expect(onSave).toHaveBeenCalledExactlyOnceWith([...ohio.travel_tips, '<p>Three</p>']);
	await type('Tip', '<p>Three, and more</p>');
	const saved = { ...ohio, revision: 4, travel_tips: [...ohio.travel_tips, '<p>Three</p>'] };
	await happen(() => answer(saved));
	expect(open(tips(saved, onSave))).toContain('Tip 3');
	expect(field('Tip').value).toBe('<p>Three, and more</p>');
	await press('Save tip');
	expect(onSave).toHaveBeenLastCalledWith([...ohio.travel_tips, '<p>Three, and more</p>']);
});
