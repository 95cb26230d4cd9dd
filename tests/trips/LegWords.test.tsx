import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { outlookOf } from '#domain/schedule/trouble.ts';
import { SharedStop } from '#features/shared/SharedStop.tsx';
import { LegWords } from '#trips/LegWords.tsx';
import { aStopAt, aTour, cellsOf, noRoadFar, roadKnown, roadParts } from '../domain/schedule/builders.ts';

const trip = aTour([aStopAt('college 0'), aStopAt('college 97'), aStopAt('college 161')], {
	start_date: null,
});
const wordsOf = (markup: string) =>
	markup
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();

test('a drive ends with the evening it leads to, and without one with its roads', () => {
	const [from, to] = [trip.stops[1]?.place, trip.stops[2]?.place];
	const known = from && to && roadKnown.between(from, to);
	if (!known) throw new Error('No road');
	const words = (evening: { arrives?: string; night?: string }) =>
		wordsOf(
			renderToStaticMarkup(<LegWords drive={known} gap={undefined} departs="Leave 4:52 PM" {...evening} />),
		);
	const drive = '1 h 5 min 64 mi highway estimate Leave 4:52 PM I-90 E 32 mi → I-84 E 32 mi';
	expect(words({})).toBe(drive);
	expect(words({ arrives: 'Arrive 5:56 PM', night: 'Night near Tufts' })).toBe(
		`${drive} Arrive 5:56 PM Night near Tufts`,
	);
});

test('a shared trip ends a day with the night at the next day’s first stop, and says it nowhere else', () => {
	const outlook = outlookOf(cellsOf(trip), roadParts);
	const shown = trip.stops.map((stop, at) => {
		const next = trip.stops[at + 1];
		const leg = next && roadKnown.between(stop.place, next.place);
		return wordsOf(
			renderToStaticMarkup(
				<SharedStop stop={stop} number={at + 1} outlook={outlook} leg={leg} gap={undefined} next={next} />,
			),
		);
	});
	expect(shown[1]).toMatch(/Leave 4:52 PM .* Arrive 5:56 PM Night near college 161$/);
	expect([shown[0], shown[2]].join()).not.toContain('Night');
});

test('where no road goes the night is there, and nothing is said of one at the stop before', () => {
	const flown = aTour([aStopAt('college 0'), aStopAt('college 600')], { start_date: null });
	const outlook = outlookOf(cellsOf(flown), noRoadFar);
	const shown = flown.stops.map((stop, at) => {
		const props = { stop, number: at + 1, outlook, leg: null, gap: 'No road leads there.' };
		return wordsOf(renderToStaticMarkup(<SharedStop {...props} next={flown.stops[at + 1]} />));
	});
	expect(shown[0]).toMatch(/No road leads there\. Night near college 600$/);
	expect(shown.join().match(/Night/g)).toHaveLength(1);
});

test('a shared trip says on the drive that it ends in the dark, and not at the visit of the next day', () => {
	const stops = [
		aStopAt('college 60', { tour_at: '2027-04-12T15:30' }),
		aStopAt('college 300', { tour_at: '2027-04-13T09:30' }),
	];
	const outlook = outlookOf(cellsOf(aTour(stops)), roadParts);
	const [from, to] = stops.map((stop, at) => {
		const next = stops[at + 1];
		const leg = next && roadKnown.between(stop.place, next.place);
		return wordsOf(
			renderToStaticMarkup(
				<SharedStop stop={stop} number={at + 1} outlook={outlook} leg={leg} gap={undefined} next={next} />,
			),
		);
	});
	expect(from).toMatch(/Arrive 8:45 PM You arrive after dark\. Sunset 7:\d\d PM\. Night near college 300/);
	expect(to).not.toContain('dark');
});

test('on paper the roads go on in the line of the drive after a period, and without one where they begin a line', () => {
	const lineOf = (where: string) => {
		const drive = roadKnown.between(aStopAt('college 0').place, aStopAt(where).place);
		return renderToStaticMarkup(<LegWords drive={drive} gap={undefined} isOnPaper />);
	};
	expect(lineOf('college 60')).toContain('onPaper');
	expect(lineOf('college 720')).toContain('Too long for one day');
	expect(lineOf('college 720')).not.toContain('onPaper');
});
