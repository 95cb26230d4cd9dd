import { expect, test, vi } from 'vitest';
import { noSignal } from '../../../content/a-device.ts';
import { anAdminsBrowser } from '../an-admins-browser.ts';

const rosa = { first: 'Rosa', last: 'Diaz', type: 'student', image: null, contributor_id: 7 } as const;
const writes = () => import('#features/admin/about/about-writes.ts');

test('a person is added and removed, and each is announced by name', async () => {
	const office = await anAdminsBrowser();
	const { addPerson, removePerson } = await writes();
	expect(await addPerson(rosa)).toEqual({ people: [rosa], isGone: false });
	expect(await removePerson(rosa)).toEqual([]);
	expect(office.said()).toEqual(['Added: Rosa Diaz', 'Deleted: Rosa Diaz']);
});

test('a person whose answer was lost is sent again, even corrected, and is stored once', async () => {
	const office = await anAdminsBrowser();
	const { addPerson } = await writes();
	const { answer } = office.network;
	office.network.answer = async (...asked) => {
		await answer(...asked);
		return noSignal('');
	};
	expect(await addPerson({ ...rosa, last: 'Dias' })).toEqual({ people: undefined, isGone: false });
	office.network.answer = answer;
	expect(await addPerson(rosa)).toMatchObject({ people: [rosa] });
});

test.each([
	['a lost answer', () => noSignal('')],
	[
		'a server that failed after it was done',
		async () => Response.json({ code: 'internal' }, { status: 500 }),
	],
])(
	'a person who was added anyway is found by reading again, so that the next is somebody else: %s',
	async (_, lose) => {
		const office = await anAdminsBrowser();
		const { addPerson } = await writes();
		const { answer } = office.network;
		office.network.answer = async (address, init) => {
			const answered = await answer(address, init);
			return init?.method === 'POST' ? lose() : answered;
		};
		expect(await addPerson(rosa)).toEqual({ people: [rosa], isGone: false });
		expect(office.said()).toEqual(['Added: Rosa Diaz']);
	},
);

test('where only an earlier entry of theirs has arrived, that is what the list shows, and nothing is called done', async () => {
	const office = await anAdminsBrowser();
	const { addPerson } = await writes();
	await addPerson(rosa);
	const { answer } = office.network;
	office.network.answer = async (address, init) =>
		init?.method === 'POST' ? noSignal('') : answer(address, init);
	expect(await addPerson({ ...rosa, last: 'Dias' })).toEqual({
		people: undefined,
		isGone: false,
		now: [rosa],
	});
	expect(office.said().at(-1)).toMatch(/^No answer came/);
	// A list without them may be an old one.
	expect(await addPerson({ ...rosa, contributor_id: 8 })).toEqual({ people: undefined, isGone: false });
});

test('a person sent under the id of a lost answer replaces nobody until it is known who was added under it', async () => {
	const office = await anAdminsBrowser();
	const { addPerson } = await writes();
	const { answer } = office.network;
	let posts = 0;
	office.network.answer = async (address, init) => {
		if (init?.method === 'POST') {
			posts++;
			await answer(address, init);
		}
		return noSignal('');
	};
	const again = { isAgain: true };
	await addPerson(rosa);
	const ann = { ...rosa, first: 'Ann', last: 'Lee' };
	expect(await addPerson(ann, again)).toEqual({});
	office.network.answer = answer;
	expect(await addPerson(ann, again)).toEqual({ now: [rosa] });
	expect(posts).toBe(1);
	expect(office.said().at(-1)).toMatch(/^Rosa Diaz was added, though no answer came\./);
	expect(await addPerson(rosa, again)).toMatchObject({ people: [rosa] });
	const bob = { ...rosa, first: 'Bob', contributor_id: 8 };
	expect(await addPerson(bob, again)).toMatchObject({ people: expect.arrayContaining([bob]) });
});

test('a deletion whose answer was lost is done when it is sent again', async () => {
	const office = await anAdminsBrowser();
	const { addPerson, removePerson } = await writes();
	await addPerson(rosa);
	const { answer } = office.network;
	office.network.answer = async (...asked) => {
		await answer(...asked);
		return noSignal('');
	};
	expect(await removePerson(rosa)).toBe(undefined);
	office.network.answer = answer;
	expect(await removePerson(rosa)).toEqual([]);
	expect(office.said().at(-1)).toBe('Deleted: Rosa Diaz');
});

test('a person whose answer was lost and whom somebody else then deleted is said to be gone', async () => {
	const office = await anAdminsBrowser();
	const { addPerson } = await writes();
	office.answer(409, 'edited_meanwhile');
	expect(await addPerson(rosa)).toEqual({ people: undefined, isGone: true });
	expect(office.said().at(-1)).toMatch(/^Somebody else just removed this contributor\./);
});

test('without an answer nobody is said to be added, and the editor reads why', async () => {
	const office = await anAdminsBrowser();
	const { addPerson } = await writes();
	office.network.answer = noSignal as typeof office.network.answer;
	expect(await addPerson(rosa)).toEqual({ people: undefined, isGone: false });
	expect(office.said()).toEqual([expect.stringMatching(/^No answer came/)]);
});

test('a text is announced as saved only after the 1.5 seconds that its saving shows; its form knows at once', async () => {
	const office = await anAdminsBrowser();
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

test('when two editors edit one text, the second sees the first one’s, and saves on top of it', async () => {
	const office = await anAdminsBrowser();
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
