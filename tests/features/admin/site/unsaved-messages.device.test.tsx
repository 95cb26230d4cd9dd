import { beforeEach, expect, test, vi } from 'vitest';
import type { EditedText } from '#domain/site/site-form.ts';
import { TextForm } from '#features/admin/about/TextForm.tsx';
import { MessagesPart } from '#features/admin/site/MessagesPart.tsx';
import { useMessages } from '#features/admin/site/use-messages.ts';
import { ownTexts } from '#session/own-texts.ts';
import { aDesk, field, open, page } from '../a-drawn-form.tsx';

vi.mock('#ui/Field.tsx', async () => ({ Field: (await import('../a-drawn-form.tsx')).drawn.Field }));
vi.mock('#ui/rich-text/RichText.tsx', async () => ({
	RichText: (await import('../a-drawn-form.tsx')).drawn.RichText,
}));
vi.mock('#ui/Button.tsx', async (original) => ({
	...(await original<object>()),
	Button: (await import('../a-drawn-form.tsx')).drawn.Button,
}));
vi.mock('#ui/Html.tsx', async () => ({ Html: (await import('../a-drawn-form.tsx')).drawn.Html }));

const mission: EditedText = { name: 'mission', html: '<p>Old</p>', is_sample: false, revision: 3 };

beforeEach(aDesk);

test('a message that was added and never saved is still on the list', async () => {
	const first = { ...mission, name: 'message_1' };
	await open(<MessagesPart texts={[first, { ...first, name: 'message_9' }]} />);
	field('Message 1').type('<p>Half</p>');
	// As after "Add a message".
	await open(<TextForm label="New" loaded={{ ...mission, name: 'message_10', html: '', revision: 0 }} />);
	field('New').type('<p>Added</p>');
	await open(<MessagesPart texts={[first, { ...first, name: 'message_9' }]} />);
	expect(page.fields.map(({ value }) => value)).toEqual(['<p>Half</p>', '<p>Old</p>', '<p>Added</p>']);
});

test('a message that was added here does not land on one that somebody else has added meanwhile', async () => {
	const bos = { ...mission, name: 'message_4', html: '<p>Bo’s</p>', revision: 12 };
	await open(<TextForm label="New" loaded={{ ...bos, html: '', revision: 0 }} />);
	field('New').type('<p>Ann’s</p>');
	for (const _ of ['opened', 'opened again']) {
		const words = await open(<MessagesPart texts={[bos]} />);
		expect(page.fields.map(({ value }) => value)).toEqual(['<p>Bo’s</p>', '<p>Ann’s</p>']);
		expect(words).not.toMatch(/Theirs|removed/);
		expect(Object.keys(localStorage)).toEqual([`${ownTexts('ann')}text-message_5`]);
	}
	await open(<MessagesPart texts={[bos, { ...bos, name: 'message_5', html: '<p>Ann’s</p>' }]} />);
	expect(page.fields).toHaveLength(2);
	expect(Object.keys(localStorage)).toEqual([]);
});

test('a message whose name somebody else takes while both are typed moves on: both are listed, each with its text', async () => {
	const bos = { ...mission, name: 'message_4', html: '<p>Bo’s</p>', revision: 12 };
	await open(<TextForm label="New" loaded={{ ...bos, html: '', revision: 0 }} />);
	field('New').type('<p>Ann’s</p>');
	const listed: ReturnType<typeof useMessages>['messages'][] = [];
	// As after the answer to "Save" or "Delete".
	const steps = [({ know }: ReturnType<typeof useMessages>) => know(bos)];
	function Steps() {
		const part = useMessages([]);
		listed.push(part.messages);
		steps.shift()?.(part);
		return null;
	}
	await open(<Steps />);
	expect(listed.at(-1)).toMatchObject([
		{ ...bos, isMet: true },
		{ name: 'message_5', revision: 0 },
	]);
	await open(<MessagesPart texts={[bos]} />);
	expect(page.fields.map(({ value }) => value)).toEqual(['<p>Bo’s</p>', '<p>Ann’s</p>']);
});

test('a half-edited message that somebody else has removed is said to be so', async () => {
	const fourth = { ...mission, name: 'message_4' };
	await open(<MessagesPart texts={[fourth]} />);
	field('Message 1').type('<p>Half</p>');
	expect(await open(<MessagesPart texts={[fourth]} />)).not.toContain('removed');
	expect(await open(<MessagesPart texts={[]} />)).toContain(
		'Somebody else has removed it. Saving shows it again.',
	);
	expect(field('Message 1').value).toBe('<p>Half</p>');
});
