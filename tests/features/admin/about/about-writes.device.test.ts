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

test('with no signal nobody is added, and the editor reads why', async () => {
	const office = await anOffice();
	const { addPerson } = await writes();
	office.network.answer = noSignal as typeof office.network.answer;
	expect(await addPerson(rosa)).toBe(undefined);
	expect(office.said()).toEqual([expect.stringMatching(/signal/)]);
});

test('a text is announced as saved only after the 1.5 seconds that its saving shows', async () => {
	const office = await anOffice();
	const { writeText } = await writes();
	const { answer } = office.network;
	let isAnswered = false;
	office.network.answer = async (address, init) => {
		const answered = await answer(address, init);
		isAnswered = true;
		return answered;
	};
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	let isSaved: boolean | undefined;
	void writeText({ name: 'who_we_are', label: 'Who we are', html: '<p>We drive.</p>' }).then((saved) => {
		isSaved = saved;
	});
	while (!isAnswered) await new Promise(setImmediate);
	await vi.advanceTimersByTimeAsync(1499);
	expect(office.said()).toEqual([]);
	await vi.advanceTimersByTimeAsync(1);
	vi.useRealTimers();
	await expect.poll(() => isSaved).toBe(true);
	expect(office.said()).toEqual(['Saved: Who we are']);
});
