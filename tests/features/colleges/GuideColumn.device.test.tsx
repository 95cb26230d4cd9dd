import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Place } from '#domain/places/place.ts';
import { GuideColumn } from '#features/colleges/GuideColumn.tsx';

const printing = vi.hoisted(() => ({ isOn: false }));
vi.mock('#ui/printing.ts', () => ({ useIsPrinting: () => printing.isOn }));

const places = Array.from({ length: 9 }, (_, at) => ({
	place_id: `p${at}`,
	type: 'hotel',
	name: `Inn ${at}`,
	note: '',
	city: 'Boston',
	lat: 42,
	long: -71,
	distance: at + 1,
})) as unknown as Place[];

/** The names of the places that can be read without opening anything. */
function inSight(isOn: boolean): string[] {
	printing.isOn = isOn;
	const markup = renderToStaticMarkup(
		<GuideColumn
			part={{ title: 'Stay', html: '', places }}
			choice={{ chosen: undefined, onChoose: () => undefined }}
		/>,
	);
	return [...markup.replace(/<details.*<\/details>/s, '').matchAll(/Inn \d/g)].map(([name]) => name);
}

test('the nearest four places are listed on the screen, and all of them on paper', () => {
	const names = places.map(({ name }) => name);
	expect(inSight(false)).toEqual(names.slice(0, 4));
	expect(inSight(true)).toEqual(names);
});
