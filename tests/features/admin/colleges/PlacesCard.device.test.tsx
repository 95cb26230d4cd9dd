// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { AdminPlace } from '#domain/places/edit-place.ts';
import { ImportPlaces } from '#features/admin/colleges/ImportPlaces.tsx';
import { PlacesCard } from '#features/admin/colleges/PlacesCard.tsx';
import type { CollegeEditor } from '#features/admin/colleges/use-college-editor.ts';
import { aDesk, open } from '../a-desk.tsx';

// The real one needs a browser.
vi.mock('#features/admin/colleges/PlacesMap.tsx', () => ({ PlacesMap: () => null }));
vi.mock('#features/admin/colleges/use-place-import.ts', () => ({
	usePlaceImport: () => ({
		answer: { found: [{ type: 'poi', place_id: 'osm_node_1' }], farther: 0 },
		chosen: new Set(),
		wanted: [],
	}),
}));

const college = { ipeds_id: 7, name: 'Kent', city: 'Kent', state_abbreviation: 'OH', lat: 41, long: -81 };

const rows = () => [...document.querySelectorAll('li')];

beforeEach(aDesk);

test('a place that its guide does not show, because nine of its kind are nearer, is marked in the editor', async () => {
	const places = Array.from({ length: 11 }, (_, at) => ({
		place_id: `p_${at}`,
		name: `Inn ${at}`,
		type: 'hotel',
		note: '',
		city: 'Kent',
		distance: at / 10,
	}));
	const sight = { ...places[0], place_id: 'p_s', name: 'The Falls', type: 'poi', distance: 9 };
	const editor = { college } as CollegeEditor;
	open(<PlacesCard editor={editor} places={[...places, sight] as AdminPlace[]} />);
	const marked = rows().filter(({ textContent }) =>
		textContent.includes('Not in the guide: nine are nearer'),
	);
	expect(marked.map((row) => row.querySelector('b')?.textContent)).toEqual(['Inn 9', 'Inn 10']);
	expect(rows()).toHaveLength(12);
});

test('a place that nobody knows the city of is marked in the editor', async () => {
	const inn = { place_id: 'osm_node_1', name: 'Inn', type: 'hotel', note: '', city: '', distance: 1 };
	const places = [inn, { ...inn, place_id: 'osm_node_2', city: 'Kent' }] as AdminPlace[];
	open(<PlacesCard editor={{ college } as CollegeEditor} places={places} />);
	expect(rows().map(({ textContent }) => textContent.includes('City missing'))).toEqual([true, false]);
});

test('a campus without a place says how far an editor sees', async () => {
	const words = open(<PlacesCard editor={{ college } as CollegeEditor} places={[]} />);
	expect(words).toContain('None within 20 miles yet.');
});

test('an editor who checks places to import reads how many of them a guide shows', async () => {
	const words = open(<ImportPlaces college={college} onClose={() => undefined} onDone={() => undefined} />);
	expect(words).toContain('A guide shows the nine nearest of each kind.');
});
