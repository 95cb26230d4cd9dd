import { beforeEach, expect, test } from 'vitest';
import type { Contributor } from '#domain/contributors/contributor.ts';
import type { PersonAdded } from '#features/admin/about/about-writes.ts';
import { useContributorForm } from '#features/admin/about/use-contributor-form.ts';
import { aDesk, open } from '../a-drawn-form.tsx';

beforeEach(aDesk);

test('a contributor who was sent is the same one after a reload and a correction, until they are added or gone', async () => {
	const sent: Contributor[] = [];
	const send = async (answer: PersonAdded, last: string) => {
		const forms: ReturnType<typeof useContributorForm>[] = [];
		function Form() {
			const onAdd = async (person: Contributor) => {
				sent.push(person);
				return answer;
			};
			const form = useContributorForm(onAdd);
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
});

test('what is typed while a contributor is being added stays', async () => {
	const forms: ReturnType<typeof useContributorForm>[] = [];
	function Form() {
		const form = useContributorForm(async () => {
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
