// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { EditedText } from '#domain/site/site-form.ts';
import { TextForm } from '#features/admin/about/TextForm.tsx';
import { MessagesPart } from '#features/admin/site/MessagesPart.tsx';
import { useMessages } from '#features/admin/site/use-messages.ts';
import { ownTexts } from '#session/own-texts.ts';
import { drawHook, field, happen, type } from '../../../ui/draw.ts';
import { aDesk, open } from '../a-desk.tsx';

vi.mock('#ui/rich-text/RichText.tsx', () => import('../../../ui/stand-ins.tsx'));
vi.mock('#ui/Html.tsx', () => import('../../../ui/stand-ins.tsx'));

const mission: EditedText = { name: 'mission', html: '<p>Old</p>', is_sample: false, revision: 3 };

/** The texts of the fields, from the top. */
const texts = () => [...document.querySelectorAll('textarea')].map(({ value }) => value);

beforeEach(aDesk);

test('a message that was added and never saved is still on the list', async () => {
	const first = { ...mission, name: 'message_1' };
	open(<MessagesPart texts={[first, { ...first, name: 'message_9' }]} />);
	await type('Message 1', '<p>Half</p>');
	// As after "Add a message".
	open(<TextForm label="New" loaded={{ ...mission, name: 'message_10', html: '', revision: 0 }} />);
	await type('New', '<p>Added</p>');
	open(<MessagesPart texts={[first, { ...first, name: 'message_9' }]} />);
	expect(texts()).toEqual(['<p>Half</p>', '<p>Old</p>', '<p>Added</p>']);
});

test('a message that was added here does not land on one that somebody else has added meanwhile', async () => {
	const bos = { ...mission, name: 'message_4', html: '<p>Bo’s</p>', revision: 12 };
	open(<TextForm label="New" loaded={{ ...bos, html: '', revision: 0 }} />);
	await type('New', '<p>Ann’s</p>');
	for (const _ of ['opened', 'opened again']) {
		const words = open(<MessagesPart texts={[bos]} />);
		expect(texts()).toEqual(['<p>Bo’s</p>', '<p>Ann’s</p>']);
		expect(words).not.toMatch(/Theirs|removed/);
		expect(Object.keys(localStorage)).toEqual([`${ownTexts('ann')}text-message_5`]);
	}
	open(<MessagesPart texts={[bos, { ...bos, name: 'message_5', html: '<p>Ann’s</p>' }]} />);
	expect(texts()).toHaveLength(2);
	expect(Object.keys(localStorage)).toEqual([]);
});

test('a message whose name somebody else takes while both are typed moves on: both are listed, each with its text', async () => {
	const bos = { ...mission, name: 'message_4', html: '<p>Bo’s</p>', revision: 12 };
	open(<TextForm label="New" loaded={{ ...bos, html: '', revision: 0 }} />);
	await type('New', '<p>Ann’s</p>');
	const { now } = drawHook(() => useMessages([]));
	// As after the answer to "Save" or "Delete".
	await happen(() => now().know(bos));
	expect(now().messages).toMatchObject([
		{ ...bos, isMet: true },
		{ name: 'message_5', revision: 0 },
	]);
	open(<MessagesPart texts={[bos]} />);
	expect(texts()).toEqual(['<p>Bo’s</p>', '<p>Ann’s</p>']);
});

test('a half-edited message that somebody else has removed is said to be so', async () => {
	const fourth = { ...mission, name: 'message_4' };
	open(<MessagesPart texts={[fourth]} />);
	await type('Message 1', '<p>Half</p>');
	expect(open(<MessagesPart texts={[fourth]} />)).not.toContain('removed');
	expect(open(<MessagesPart texts={[]} />)).toContain('Somebody else has removed it. Saving shows it again.');
	expect(field('Message 1').value).toBe('<p>Half</p>');
});
