import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { bareStop, type StopContent, type TripContent } from '#domain/trips/trip-content.ts';
import { ImportPreview } from '#features/planner/exchange/ImportPreview.tsx';
import type { Importable } from '#features/planner/exchange/importable.ts';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import { aContent, tripOf } from '../../../domain/exchange/builders.ts';
import { aPlace } from '../../../domain/trips/builders.ts';

/** The preview of an import over a trip, as words: what it says of each stop, below them, and on its buttons. */
function previewOver(trip: Trip, content: TripContent, about?: Partial<Importable>) {
	const planner = { trip, room: { mostStops: 10, by: 'trip' } } as PlannerState;
	const importable = { content, unplaced: [], more: 0, lacks: '', ...about };
	const html = renderToStaticMarkup(
		<MemoryRouter>
			<PlannerContext value={planner}>
				<ImportPreview importable={importable} onClose={() => undefined} />
			</PlannerContext>
		</MemoryRouter>,
	);
	return {
		html,
		stops: html.match(/already stop[^<]*/g) ?? [],
		below: /<p id="beside"[^>]*>([^<]*)/.exec(html)?.[1] ?? null,
		isTold: html.includes('aria-describedby="beside"'),
		here: /(?:All already|Add \d+)[^<]*/.exec(html)?.[0],
	};
}

test('a list whose latitude and longitude were swapped back says so', () => {
	const content = aContent(['Lunch']);
	const wordsOf = (swapped: number) => previewOver(tripOf(aContent([])), content, { swapped }).html;
	expect(wordsOf(1)).toContain('Latitude and longitude were swapped for 1 place. We swapped them back.');
	expect(wordsOf(0)).not.toContain('swapped');
});

test('an import that differs about stops of the trip says so, and how to get its version', () => {
	const content = aContent(['Yale University', 'Lunch']);
	const [yale, lunch] = content.stops as [StopContent, StopContent];
	const here = 'All already in this trip';
	const trip = tripOf({
		...content,
		stops: [{ ...yale, tour_at: '2027-04-12T10:00', note: 'Ask Ann' }, lunch],
	});
	expect(previewOver(trip, content)).toMatchObject({
		stops: ['already stop 1', 'already stop 2'],
		below: null,
		isTold: false,
		here,
	});
	const later = { ...yale, tour_at: '2027-04-12T13:00' };
	expect(previewOver(trip, { ...content, stops: [later, lunch] })).toMatchObject({
		stops: ['already stop 1, with other times here', 'already stop 2'],
		below: 'Only “Import as a new trip” brings the other times.',
		isTold: true,
		here,
	});
	const noted = {
		...content,
		stops: [{ ...later, note: 'Ask Bea' }, { ...lunch, note: 'Soup' }, aStop('7')],
	};
	expect(previewOver(trip, { ...noted, start_date: '2027-04-12', lunch_minutes: 30 })).toMatchObject({
		stops: ['already stop 1, with other times and another note here', 'already stop 2, with a note here'],
		below: 'Only “Import as a new trip” brings the other times, notes, first day, and hours.',
		isTold: true,
		here: 'Add 1 to this trip',
	});
});

const aStop = (code: string) => bareStop(aPlace({ code }));

test('a campus stored before its guide opened is not added to a trip again', () => {
	const before = bareStop(aPlace({ type: 'x' }));
	const { stops, here } = previewOver(
		tripOf(aContent([], { stops: [bareStop(aPlace())] })),
		aContent([], { stops: [before] }),
	);
	expect([stops, here]).toEqual([['already stop 1'], 'All already in this trip']);
});

test('a college with another name in the file is shown with that name', () => {
	const content = aContent(['Duke University', 'Lunch']);
	const called = new Map(content.stops.slice(0, 1).map((stop) => [stop, 'Visitor Center, Duke']));
	const { html } = previewOver(tripFromCells('t', new Map()), content, { called });
	expect(html.match(/listed as “[^”]*”/g)).toEqual(['listed as “Visitor Center, Duke”']);
});

test('names from right to left keep to themselves in the sentences about them', () => {
	const content = aContent(['Lunch'], { name: 'جولة' });
	const called = new Map(content.stops.map((stop) => [stop, 'غداء']));
	const trip = tripOf(aContent([], { name: 'קיץ' }));
	const { html, below } = previewOver(trip, content, { called, unplaced: ['בית', 'Gate 2'] });
	expect(html).toContain('“\u2068جولة\u2069”: 1 stop');
	expect(html).toContain('listed as “\u2068غداء\u2069”');
	expect(html).toContain('where these are: \u2068בית\u2069, Gate 2.');
	expect(below).toBe('This trip keeps its own name, “\u2068קיץ\u2069”.');
});

test('a place listed above is left unchecked, and does not count', () => {
	const once = aContent(['Yale University', 'Lunch']);
	const again = aContent(['Yale University', 'Lunch', 'Home']).stops;
	const content = { ...once, stops: [...once.stops, ...again] };
	const repeats = new Set(again.slice(0, 2));
	const { html } = previewOver(tripFromCells('t', new Map()), content, { repeats });
	const rows = html.match(/<li.*?<\/li>/g) ?? [];
	expect(rows.map((row) => row.includes('checked=""'))).toEqual([true, true, false, false, true]);
	expect(rows.map((row) => row.includes('already above'))).toEqual([false, false, true, true, false]);
	expect(html).toContain('3 stops. 3 are colleges we recognize.');
	expect(html).toContain('Import 3 stops');
});

test('only a list of which ten are checked says that no more can be', () => {
	const stops = Array.from({ length: 12 }, (_, code) => aStop(String(code)));
	const over = (repeats: Importable['repeats']) =>
		previewOver(tripFromCells('t', new Map()), aContent([], { stops }), repeats && { repeats }).html;
	expect(over(undefined)).toContain('Uncheck one to take another.');
	expect(over(new Set(stops.slice(6)))).not.toContain('Uncheck one');
});
