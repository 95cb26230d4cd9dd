// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Contributor } from '#domain/contributors/contributor.ts';
import { LONGEST_CONTRIBUTOR_NAME } from '#domain/contributors/contributor-form.ts';
import type { PersonAdded } from '#features/admin/about/about-writes.ts';
import { ContributorForm } from '#features/admin/about/ContributorForm.tsx';
import type { OnAdd } from '#features/admin/about/use-contributor-form.ts';
import { field, happen, press, type } from '../../../ui/draw.ts';
import { aDesk, open } from '../a-desk.tsx';

beforeEach(aDesk);

const openForm = (people: Contributor[], onAdd: OnAdd) =>
	open(<ContributorForm people={people} onAdd={onAdd} />);
async function typeName(first: string, last: string) {
	await type('First name', first);
	await type('Last name', last);
}
const shownName = () => [field('First name').value, field('Last name').value];

test('a contributor who was sent is the same one after a reload and a correction, until they are added or gone', async () => {
	const sent: Contributor[] = [];
	const again: boolean[] = [];
	const send = async (answer: PersonAdded, last: string) => {
		openForm([], async (person, { isAgain }) => {
			sent.push(person);
			again.push(isAgain);
			return answer;
		});
		await typeName('Rosa', last);
		await press('Add contributor');
	};
	await send({}, 'Dias');
	await send({ isGone: true }, 'Diaz');
	await send({ people: [] }, 'Diaz');
	expect(Object.keys(localStorage)).toEqual([]);
	await send({}, 'Diaz');
	expect(sent.map(({ last }) => last)).toEqual(['Dias', 'Diaz', 'Diaz', 'Diaz']);
	const [lost, refused, anew, next] = sent.map(({ contributor_id }) => contributor_id);
	expect(refused).toBe(lost);
	expect(new Set([lost, anew, next]).size).toBe(3);
	expect(again).toEqual([false, true, false, false]);
});

test('words typed while a contributor is being added stay', async () => {
	let answer = (_: PersonAdded): void => undefined;
	const onAdd: OnAdd = () => new Promise((resolve) => (answer = resolve));
	openForm([], onAdd);
	await typeName('Rosa', 'Rosa');
	await press('Add contributor');
	await type('First name', 'Ann');
	await happen(() => answer({ people: [] }));
	expect(shownName()).toEqual(['Ann', '']);
	openForm([], onAdd);
	expect(shownName()).toEqual(['Ann', '']);
});

test('a person who was added, though the answer was lost, is not in the way of the next, unless their entry was changed', async () => {
	const sent: Contributor[] = [];
	const opened = (people: Contributor[]) =>
		openForm(people, async (person) => {
			sent.push(person);
			return {};
		});
	opened([]);
	await typeName('Rosa ', 'Diaz');
	await press('Add contributor');
	const [rosa] = sent as [Contributor];
	expect(rosa.first).toBe('Rosa');
	opened([]);
	expect(shownName()).toEqual(['Rosa ', 'Diaz']);

	expect(opened([{ ...rosa, last: 'Dias' }])).toContain('Save Rosa Dias');
	expect(shownName()).toEqual(['Rosa ', 'Diaz']);

	expect(opened([rosa])).toContain('Add contributor');
	expect([...shownName(), Object.keys(localStorage)]).toEqual(['', '', []]);
	await typeName('Ann', 'Lee');
	await press('Add contributor');
	expect(sent.at(-1)).toMatchObject({ first: 'Ann', last: 'Lee' });
	expect(sent.at(-1)?.contributor_id).not.toBe(rosa.contributor_id);
});

test('a name stops at its longest, and its own field says so', async () => {
	openForm([], async () => ({}));
	await typeName('x'.repeat(LONGEST_CONTRIBUTOR_NAME), 'Rosa');
	expect(field('First name').getAttribute('maxlength')).toBe(String(LONGEST_CONTRIBUTOR_NAME));
	expect(
		document.getElementById(field('First name').getAttribute('aria-describedby') ?? '')?.textContent,
	).toBe('That is all that fits, 100 characters.');
	expect(field('Last name').getAttribute('maxlength')).toBe(String(LONGEST_CONTRIBUTOR_NAME));
});
