import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Subregion } from '#domain/states/state.ts';
import { typedWith } from '#features/admin/colleges/college-fields.ts';
import { FactsCard } from '#features/admin/colleges/FactsCard.tsx';
import type { CollegeEditor } from '#features/admin/colleges/use-college-editor.ts';

const subregions = [
	{ id: 91, name: 'Greater Boston', state: 'MA' },
	{ id: 62, name: 'Southern CA', state: 'CA' },
] as Subregion[];

test('the subregions to choose from are those of the state as typed', () => {
	const offered = (state: string) => {
		const fieldValue = (field: string) => (field === 'state_abbreviation' ? state : '');
		const editor = { faults: {}, fieldValue } as unknown as CollegeEditor;
		const html = renderToStaticMarkup(<FactsCard editor={editor} subregions={subregions} />);
		return subregions.filter(({ name }) => html.includes(name)).map(({ id }) => id);
	};
	expect([offered('MA'), offered('CA'), offered('C')]).toEqual([[91], [62], []]);
});

test('a subregion that was chosen goes with its state; one chosen afterwards stays', () => {
	const chosen = typedWith({ city: 'Newton' }, 'subregion_id', 91);
	const moved = typedWith(chosen, 'state_abbreviation', 'CA');
	expect(moved).toEqual({ city: 'Newton', state_abbreviation: 'CA' });
	expect(typedWith(moved, 'subregion_id', 62)).toEqual({ ...moved, subregion_id: 62 });
});
