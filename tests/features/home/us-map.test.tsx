import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import bundledStates from '#domain/catalogue/states.json' with { type: 'json' };
import { isComingSoon, type ListedState } from '#domain/states/listed-state.ts';
import { UsMap } from '../../../src/features/home/UsMap.tsx';
import { drawnStates } from '../../../src/features/home/us-map.ts';
import { neighbor } from '../../../src/features/home/us-map-neighbor.ts';

const states = bundledStates.map((state) => ({ ...state, college_count: 1 })) as unknown as ListedState[];
const drawn = drawnStates(states);
const open = drawn.filter(({ enabled }) => enabled);
const page = renderToStaticMarkup(
	<MemoryRouter>
		<UsMap states={states} />
	</MemoryRouter>,
);
const [map = '', list = ''] = page.split('<details');
const linksTo = (part: string) =>
	[...part.matchAll(/href="\/state\/([^"]+)"/g)].map(([, name = '']) => decodeURIComponent(name));

test('the map draws the fifty states, Washington D.C. and Puerto Rico', () => {
	expect(drawn.map(({ state_abbreviation }) => state_abbreviation)).toEqual(
		expect.arrayContaining(['RI', 'DE', 'DC', 'HI', 'AK', 'PR']),
	);
	expect(drawn).toHaveLength(52);
});

test('every enabled state is a link on the map and in the list, and no other is', () => {
	const names = open.map(({ name }) => name);
	expect(linksTo(map).sort()).toEqual([...names].sort());
	expect(linksTo(list).sort()).toEqual(
		states
			.filter(({ enabled }) => enabled)
			.map(({ name }) => name)
			.sort(),
	);
	for (const name of names) expect(map).toContain(`aria-label="${name}"`);
});

test('states that are not open say so in the list, and nobody promises guides to Palau', () => {
	expect(list.match(/COMING SOON/g)).toHaveLength(states.filter(isComingSoon).length);
	expect(list).toContain('Alaska');
	expect(list).not.toContain('Palau');
});

test('the Tab key stops once on the map', () => {
	expect(map.match(/tabindex="0"/gi)).toHaveLength(1);
});

test('arrow keys reach every enabled state', () => {
	const reached = new Set(open.slice(0, 1));
	for (const state of reached) {
		for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
			const next = neighbor(state, key, open);
			if (next) reached.add(next);
		}
	}
	expect(reached.size).toBe(open.length);
});

test('an arrow key goes to the state that lies there', () => {
	const named = (name: string) => open.find((state) => state.name === name) ?? { x: 0, y: 0, name: '' };
	expect(neighbor(named('Oregon'), 'ArrowUp', open)?.name).toBe('Washington');
	expect(neighbor(named('Missouri'), 'ArrowLeft', open)?.name).toBe('Kansas');
	expect(neighbor(named('Maine'), 'ArrowRight', open)).toBeUndefined();
	expect(neighbor(named('Maine'), 'Enter', open)).toBeUndefined();
});
