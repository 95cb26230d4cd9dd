import { beforeEach, expect, test, vi } from 'vitest';
import type { AdminState } from '#domain/states/edit-state.ts';
import { TripTips } from '#features/admin/states/TripTips.tsx';
import { ownTexts } from '#session/own-texts.ts';
import { inTime } from '../../../in-time.ts';
import { aDesk, field, open, press } from '../a-drawn-form.tsx';

vi.mock('#ui/rich-text/RichText.tsx', async () => ({
	RichText: (await import('../a-drawn-form.tsx')).drawn.RichText,
}));
vi.mock('#ui/Button.tsx', async (original) => ({
	...(await original<object>()),
	Button: (await import('../a-drawn-form.tsx')).drawn.Button,
}));
vi.mock('#ui/Html.tsx', async () => ({ Html: (await import('../a-drawn-form.tsx')).drawn.Html }));

const ohio = { fips: '39', revision: 3, travel_tips: ['<p>One</p>', '<p>Two</p>'] } as AdminState;
const tips = (state: AdminState, onSave: () => Promise<AdminState | undefined>) => (
	<TripTips state={state} isBusy={false} onSave={onSave} />
);
const noSave = () => Promise.resolve(undefined);

beforeEach(aDesk);

test('each tip keeps what is typed into it while another one is edited', async () => {
	await open(tips(ohio, noSave));
	field('Tip').type('<p>New</p>');
	press('Edit tip 2');
	await open(tips(ohio, noSave));
	expect(field('Tip').value).toBe('<p>New</p>');
});

test('a tip that somebody else changed or removed meanwhile is said to be so; one that was saved is no unsaved edit', async () => {
	const at = (...travel_tips: string[]) => tips({ ...ohio, revision: 4, travel_tips }, noSave);
	const gone = 'was changed or removed meanwhile';
	expect(await open(at('<p>One</p>', '<p>Two</p>'))).not.toContain(gone);
	const stored = {
		revision: 3,
		typed: { '<p>One</p>': '<p>One, mine</p>' },
		before: { '<p>One</p>': '<p>One</p>' },
	};
	localStorage.setItem(`${ownTexts('ann')}tips-39`, JSON.stringify(stored));
	expect(await open(at('<p>One, theirs</p>', '<p>Two</p>'))).toContain(gone);
	expect(await open(at('<p>Two</p>'))).toContain(gone);
	expect(field('Tip').value).toBe('<p>One, mine</p>');
	expect(await open(at('<p>One, mine</p>', '<p>Two</p>'))).not.toMatch(new RegExp(`${gone}|Not saved yet`));
	expect(field('Tip').value).toBe('');
	expect(Object.keys(localStorage)).toEqual([]);
});

test('words typed while a tip is being saved stay in that tip', async () => {
	await open(tips(ohio, noSave));
	field('Tip').type('<p>Three</p>');
	let answer: (state: AdminState) => void = () => undefined;
	const onSave = vi.fn(() => new Promise<AdminState>((resolve) => (answer = resolve)));
	await open(tips(ohio, onSave));
	press('Save tip');
	expect(onSave).toHaveBeenCalledExactlyOnceWith([...ohio.travel_tips, '<p>Three</p>']);
	field('Tip').type('<p>Three, and more</p>');
	const saved = { ...ohio, revision: 4, travel_tips: [...ohio.travel_tips, '<p>Three</p>'] };
	answer(saved);
	await inTime(async () => {
		expect(await open(tips(saved, onSave))).toContain('Tip 3');
	});
	expect(field('Tip').value).toBe('<p>Three, and more</p>');
	press('Save tip');
	expect(onSave).toHaveBeenLastCalledWith([...ohio.travel_tips, '<p>Three, and more</p>']);
});
