import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LegWords } from '#trips/LegWords.tsx';
import { aStopAt, roadKnown } from '../domain/schedule/builders.ts';

const wordsOf = (markup: string) =>
	markup
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();

test('a drive ends with the evening it leads to, and without one with its roads', () => {
	const known = roadKnown.between(aStopAt('college 97').place, aStopAt('college 161').place);
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

test('on paper the roads go on in the line of the drive after a period, and without one where they begin a line', () => {
	const lineOf = (where: string) => {
		const drive = roadKnown.between(aStopAt('college 0').place, aStopAt(where).place);
		return renderToStaticMarkup(<LegWords drive={drive} gap={undefined} isOnPaper />);
	};
	expect(lineOf('college 60')).toContain('onPaper');
	expect(lineOf('college 720')).toContain('Too long for one day');
	expect(lineOf('college 720')).not.toContain('onPaper');
});
