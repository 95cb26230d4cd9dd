import { expect, test } from 'vitest';
import { aServerWithEditors } from '../a-server-with-editors.ts';

const PERSON = '/api/admin/about/contributor';

test('an editor adds a contributor and takes them away again; both are in the log', async () => {
	const { answerTo, editor, changes, now, read } = await aServerWithEditors();
	const { headers } = editor;
	const joy = { first: 'Joy', last: 'Adams', type: 'key', image: '/images/joy.webp' };
	const { body } = await answerTo(PERSON, { headers, body: { action: 'create', ...joy } });
	expect(body).toEqual([{ contributor_id: 1, ...joy }]);
	expect(await read('/api/contributors')).toEqual(body);
	const left = await answerTo(PERSON, { headers, body: { action: 'delete', contributor_id: 1 } });
	expect([left.body, await read('/api/contributors')]).toEqual([[], []]);
	// Whoever asks again, because the answer was lost, has it done; somebody who never was cannot go.
	for (const [contributor_id, status] of [
		[1, 200],
		[2, 404],
	]) {
		const again = { action: 'delete', contributor_id };
		expect((await answerTo(PERSON, { headers, body: again })).status).toBe(status);
	}
	const entry = { account_id: editor.id, at: now(), what: 'contributor', key: '1' };
	expect(changes()).toEqual([
		{ ...entry, before: null, after: joy },
		{ ...entry, before: joy, after: null },
	]);
});

test.each([
	[{ first: '', last: 'Lee', type: 'parent' }, 'Name cannot be blank.'],
	[{ first: 'Ann', last: '  ', type: 'student' }, 'Name cannot be blank.'],
	[{ last: 'Lee', type: 'parent' }, 'Name cannot be blank.'],
	[{ first: 'Ann', last: 'Lee', type: 'key', image: '' }, 'Image Url cannot be blank.'],
	[{ first: 'Ann', last: 'Lee', type: 'key' }, 'Image Url cannot be blank.'],
	[{ first: 'Ann', last: 'Lee', type: 'friend' }, 'type: must be one of key, parent, student.'],
])('%o is refused', async (person, detail) => {
	const { answerTo, read } = await aServerWithEditors();
	const answer = await answerTo(PERSON, { body: { action: 'create', ...person } });
	expect(answer).toMatchObject({ status: 400, body: { code: 'bad_body', detail } });
	expect(await read('/api/contributors')).toEqual([]);
});

test('a person who is sent again under the same id is stored once, and is in the log once', async () => {
	const { answerTo, changes } = await aServerWithEditors();
	const ann = { contributor_id: 2 ** 47, first: 'Ann', last: 'Lee', type: 'parent' };
	for (const _ of ['first', 'again']) {
		const { status, body } = await answerTo(PERSON, { body: { action: 'create', ...ann } });
		expect([status, body]).toEqual([200, [{ ...ann, image: null }]]);
	}
	expect(changes()).toHaveLength(1);
});

test('a person whom somebody else deleted does not come back because they are sent again', async () => {
	const { answerTo, editor, read } = await aServerWithEditors();
	const ann = { action: 'create', contributor_id: 2 ** 47, first: 'Ann', last: 'Lee', type: 'parent' };
	await answerTo(PERSON, { body: ann });
	const gone = { action: 'delete', contributor_id: ann.contributor_id };
	await answerTo(PERSON, { body: gone, headers: editor.headers });
	const again = await answerTo(PERSON, { body: ann });
	expect([again.status, again.body.code]).toEqual([409, 'edited_meanwhile']);
	expect(await read('/api/contributors')).toEqual([]);
});

test('nor one whom their editor deleted in another window', async () => {
	const { answerTo, read } = await aServerWithEditors();
	const ann = { action: 'create', contributor_id: 2 ** 47, first: 'Ann', last: 'Lee', type: 'parent' };
	await answerTo(PERSON, { body: ann });
	await answerTo(PERSON, { body: { action: 'delete', contributor_id: ann.contributor_id } });
	expect((await answerTo(PERSON, { body: ann })).status).toBe(409);
	expect(await read('/api/contributors')).toEqual([]);
});

test('a person who is sent again in other words is stored in those, unless somebody else sent them', async () => {
	const { answerTo, changes, editor } = await aServerWithEditors();
	const ann = { action: 'create', contributor_id: 2 ** 47, first: 'Ann', last: 'Lee', type: 'parent' };
	await answerTo(PERSON, { body: ann });
	const { body } = await answerTo(PERSON, { body: { ...ann, first: 'Anne' } });
	expect(body).toMatchObject([{ contributor_id: 2 ** 47, first: 'Anne', last: 'Lee' }]);
	expect(changes().at(-1)).toMatchObject({ before: null, after: { first: 'Anne', last: 'Lee' } });
	const theirs = { body: { ...ann, first: 'Bea' }, headers: editor.headers };
	expect((await answerTo(PERSON, theirs)).status).toBe(409);
});

test('whatever number one person brings, the next gets one that can be read', async () => {
	const { answerTo, read } = await aServerWithEditors();
	const ann = { action: 'create', first: 'Ann', last: 'Lee', type: 'parent' };
	const status = async (body: object) => (await answerTo(PERSON, { body })).status;
	expect(await status({ ...ann, contributor_id: Number.MAX_SAFE_INTEGER })).toBe(400);
	expect(await status({ ...ann, contributor_id: 2 ** 48 - 1 })).toBe(200);
	expect(await status(ann)).toBe(200);
	expect(await read('/api/contributors')).toHaveLength(2);
});

test('only key people have an image', async () => {
	const { answerTo } = await aServerWithEditors();
	const ann = { first: 'Ann', last: 'Lee', type: 'parent', image: 'https://tours.example/ann.jpg' };
	const { body } = await answerTo(PERSON, { body: { action: 'create', ...ann } });
	expect(body).toMatchObject([{ first: 'Ann', image: null }]);
});
