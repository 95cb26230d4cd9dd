import { beforeEach, expect, test } from 'vitest';
import type { Contributor } from '#domain/contributors/contributor.ts';
import type { PersonAdded } from '#features/admin/about/about-writes.ts';
import { useContributorForm } from '#features/admin/about/use-contributor-form.ts';
import { aDesk, open } from '../a-drawn-form.tsx';

beforeEach(aDesk);

test('a contributor who was sent is the same one after a reload and a correction, until they are added or gone', async () => {
	const sent: Contributor[] = [];
	const again: boolean[] = [];
	const send = async (answer: PersonAdded, last: string) => {
		const forms: ReturnType<typeof useContributorForm>[] = [];
		function Form() {
			const onAdd = async (person: Contributor, { isAgain }: { isAgain: boolean }) => {
				sent.push(person);
				again.push(isAgain);
				return answer;
			};
			const form = useContributorForm([], onAdd);
			forms.push(form);
			if (form.person.last !== last) {
				form.change('first', 'Rosa');
				form.change('last', last);
			}
			return null;
		}
		await open(<Form />);
		await forms.at(-1)?.add();
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
	const forms: ReturnType<typeof useContributorForm>[] = [];
	function Form() {
		const form = useContributorForm([], async () => {
			form.change('first', 'Ann');
			return { people: [] };
		});
		forms.push(form);
		if (forms.length === 1) for (const field of ['first', 'last'] as const) form.change(field, 'Rosa');
		return null;
	}
	await open(<Form />);
	await forms.at(-1)?.add();
	await open(<Form />);
	expect(forms.at(-1)?.person).toEqual({ first: 'Ann', last: '', type: 'parent', image: '' });
});

test('a person who was added, though the answer was lost, is not in the way of the next, unless their entry was changed', async () => {
	const forms: ReturnType<typeof useContributorForm>[] = [];
	const sent: Contributor[] = [];
	const opened = async (people: Contributor[]) => {
		function Form() {
			const form = useContributorForm(people, async (person) => {
				sent.push(person);
				return {};
			});
			forms.push(form);
			return null;
		}
		await open(<Form />);
		return forms.at(-1) as ReturnType<typeof useContributorForm>;
	};
	const typing = await opened([]);
	typing.change('first', 'Rosa ');
	typing.change('last', 'Diaz');
	await (await opened([])).add();
	const [rosa] = sent as [Contributor];
	expect(rosa.first).toBe('Rosa');
	expect((await opened([])).person.first).toBe('Rosa ');

	const others = { ...rosa, last: 'Dias' };
	const changing = await opened([others]);
	expect([changing.added, changing.person.last]).toEqual([others, 'Diaz']);

	const next = await opened([rosa]);
	expect([next.added, next.person.first, Object.keys(localStorage)]).toEqual([undefined, '', []]);
	next.change('first', 'Ann');
	next.change('last', 'Lee');
	await (await opened([rosa])).add();
	expect(sent.at(-1)).toMatchObject({ first: 'Ann', last: 'Lee' });
	expect(sent.at(-1)?.contributor_id).not.toBe(rosa.contributor_id);
});
