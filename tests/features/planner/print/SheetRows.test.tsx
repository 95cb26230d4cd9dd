import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SheetRows } from '#features/planner/print/SheetRows.tsx';
import { aStopAt, roadKnown } from '../../../domain/schedule/builders.ts';

test('a drive on paper says when to leave, before its roads', () => {
	const stops = [aStopAt('college 0'), aStopAt('college 60')];
	const [from, to] = stops.map(({ place }) => place);
	const drive = from && to ? roadKnown.between(from, to) : null;
	const markup = renderToStaticMarkup(
		<SheetRows
			rows={[{ kind: 'leg', stop: 1, drive, gap: '', departs: 'Leave 12:45 PM' }]}
			stops={stops}
			facts={new Map()}
		/>,
	);
	expect(markup.replace(/<[^>]+>/g, '')).toContain('Leave 12:45 PM I-90 E 30 mi');
});
