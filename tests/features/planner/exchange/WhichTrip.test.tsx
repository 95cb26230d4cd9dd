import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ownTrip } from '#features/planner/exchange/importable.ts';
import { WhichTrip } from '#features/planner/exchange/WhichTrip.tsx';
import { aContent } from '../../../domain/exchange/builders.ts';

test('the trips of a file are told apart by name, stops and first day, and those from the trash say so', () => {
	const found = [
		aContent(['Yale University', 'Lunch'], { name: 'אוהיו', start_date: '2027-04-19' }),
		aContent(['Yale University'], { name: '' }),
	];
	const trips = found.map((content, at) => ({ importable: ownTrip(content), isTrashed: at === 1 }));
	const html = renderToStaticMarkup(
		<WhichTrip trips={trips} onChoose={() => undefined} onClose={() => undefined} />,
	);
	expect(html).toContain('Which trip?');
	expect(html.match(/[^<>]*, \d stops?[^<]*/g)).toEqual([
		'\u2068אוהיו\u2069, 2 stops, from Apr 19',
		'New trip, 1 stop, in the trash',
	]);
});
