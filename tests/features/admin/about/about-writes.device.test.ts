import { expect, test, vi } from 'vitest';
import { noSignal } from '../../../content/a-device.ts';
import { anOffice } from '../an-office.ts';

const rosa = { first: 'Rosa', last: 'Diaz', type: 'student', image: null } as const;
const writes = () => import('#features/admin/about/about-writes.ts');

test('a person is added and removed, and each is announced by name', async () => {
	const office = await anOffice();
	const { addPerson, removePerson } = await writes();
	const added = await addPerson(rosa);
	expect(added).toMatchObject([rosa]);
	expect(await removePerson({ ...rosa, contributor_id: added?.[0]?.contributor_id ?? 0 })).toEqual([]);
	expect(office.said()).toEqual(['Added: Rosa Diaz', 'Deleted: Rosa Diaz']);
});

test('a person whose answer was lost is sent again and stands once; the next of that name is another one', async () => {
	const office = await anOffice();
	const { addPerson } = await writes();
	const { answer } = office.network;
	office.network.answer = async (...asked) => {
		await answer(...asked);
		return noSignal('');
	};
	expect(await addPerson(rosa)).toBe(undefined);
	office.network.answer = answer;
	expect(await addPerson(rosa)).toMatchObject([rosa]);
	expect(await addPerson(rosa)).toMatchObject([rosa, rosa]);
});

test('a deletion whose answer was lost is done when it is sent again', async () => {
	const office = await anOffice();
	const { addPerson, removePerson } = await writes();
	const [added] = (await addPerson(rosa)) ?? [];
	if (!added) throw new Error('Nobody was added');
	const { answer } = office.network;
	office.network.answer = async (...asked) => {
		await answer(...asked);
		return noSignal('');
	};
	expect(await removePerson(added)).toBe(undefined);
	office.network.answer = answer;
	expect(await removePerson(added)).toEqual([]);
	expect(office.said().at(-1)).toBe('Deleted: Rosa Diaz');
});

test('a person whose answer was lost and whom somebody else then deleted is added anew', async () => {
	const office = await anOffice();
	const { addPerson } = await writes();
	const { answer } = office.network;
	const numbers: number[] = [];
	const answerWith = (given: typeof answer) => {
		office.network.answer = async (address, init) => {
			numbers.push(JSON.parse(String(init?.body)).contributor_id);
			return given(address, init);
		};
	};
	answerWith(noSignal as typeof answer);
	expect(await addPerson(rosa)).toBe(undefined);
	answerWith(async () => Response.json({ code: 'edited_meanwhile' }, { status: 409 }));
	expect(await addPerson(rosa)).toBe(undefined);
	expect(office.said().at(-1)).toMatch(/^Somebody else just removed this contributor\./);
	answerWith(answer);
	expect(await addPerson(rosa)).toMatchObject([rosa]);
	const [lost, refused, anew] = numbers;
	expect([refused === lost, anew === lost]).toEqual([true, false]);
});

test('without an answer nobody is said to be added, and the editor reads why', async () => {
	const office = await anOffice();
	const { addPerson } = await writes();
	office.network.answer = noSignal as typeof office.network.answer;
	expect(await addPerson(rosa)).toBe(undefined);
	expect(office.said()).toEqual([expect.stringMatching(/^No answer came/)]);
});

test('a text is announced as saved only after the 1.5 seconds that its saving shows; its form knows at once', async () => {
	const office = await anOffice();
	const { writeText } = await writes();
	const onAnswer = vi.fn();
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	const { unwritten } = await import('#features/admin/site/text-writes.ts');
	const typed = { label: 'Who we are', html: '<p>We drive.</p>', onAnswer };
	const written = writeText(unwritten('who_we_are'), typed);
	while (onAnswer.mock.calls.length === 0) await new Promise(setImmediate);
	expect(onAnswer).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isSaved: true }));
	await vi.advanceTimersByTimeAsync(1499);
	expect(office.said()).toEqual([]);
	await vi.advanceTimersByTimeAsync(1);
	vi.useRealTimers();
	await written;
	expect(office.said()).toEqual(['Saved: Who we are']);
});

test('of two editors of one text, the second sees the first one’s, and saves on top of it', async () => {
	const office = await anOffice();
	const { writeText } = await writes();
	const { readTexts } = await import('#api/admin-site.ts');
	const loaded = (await readTexts()).find(({ name }) => name === 'mission');
	if (!loaded) throw new Error('There is no mission');
	const write = (on: typeof loaded, html: string) =>
		new Promise<Parameters<Parameters<typeof writeText>[1]['onAnswer']>[0]>((onAnswer) => {
			void writeText(on, { label: 'Our mission', html, onAnswer });
		});
	const first = await write(loaded, '<p>Theirs</p>');
	const second = await write(loaded, '<p>Mine</p>');
	expect(second).toEqual({ isSaved: false, now: first.now });
	expect(second.now?.html).toBe('<p>Theirs</p>');
	expect(office.said().at(-1)).toBe('Somebody else just changed this text. Check it, then save again.');
	expect(await write(second.now ?? loaded, '<p>Mine</p>')).toMatchObject({ isSaved: true });
});
