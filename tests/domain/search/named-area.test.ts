import { expect, test } from 'vitest';
import states from '#domain/catalogue/states.json' with { type: 'json' };
import { regionNamed, stateNamed, stateWritten } from '#domain/search/named-area.ts';
import { regions } from '#domain/states/region.ts';

const cases = (name: string) => [name, name.toLowerCase(), name.toUpperCase()];

test('a region is known by its key and by its name in words, in any case, and by no other', () => {
	for (const region of regions)
		for (const name of [...cases(region.id), ...cases(region.idString), ` ${region.idString}.`])
			expect([name, regionNamed(name)]).toEqual([name, region]);
	for (const name of ['', '.', 'England', 'New', 'Souths', undefined])
		expect(regionNamed(name)).toBeUndefined();
});

test('a state is known by its name alone, in any case, with its last period or without', () => {
	for (const state of states)
		for (const name of [...cases(state.name), state.name.replace(/\.$/, '')])
			expect([name, stateNamed(name, states)]).toEqual([name, state]);
	expect(stateNamed('washington dc', states)?.name).toBe('Washington D.C.');
	expect(stateNamed('washington', states)?.name).toBe('Washington');
	for (const name of ['', '.', 'Wash', 'Carolina', undefined])
		expect(stateNamed(name, states)).toBeUndefined();
});

test('a state is written as its postal code or its name, in any case', () => {
	for (const state of states)
		for (const written of [...cases(state.state_abbreviation), ...cases(state.name)])
			expect([written, stateWritten(` ${written} `, states)]).toEqual([written, state]);
	for (const written of [...cases('District of Columbia'), 'Washington, D.C.', 'D.C.'])
		expect([written, stateWritten(written, states)?.state_abbreviation]).toEqual([written, 'DC']);
	for (const written of ['', ' ', 'ON', 'Ontario', 'V', 'Verm', 'Columbia'])
		expect(stateWritten(written, states)).toBeUndefined();
});
