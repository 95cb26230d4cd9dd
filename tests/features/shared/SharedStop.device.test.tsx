import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SharedStop } from '#features/shared/SharedStop.tsx';
import { aStopAt, roadKnown } from '../../domain/schedule/builders.ts';

const printing = vi.hoisted(() => ({ isOn: false }));
vi.mock('#ui/printing.ts', () => ({ useIsPrinting: () => printing.isOn }));

test('the turns of a shared trip are folded on the screen, and written out on paper', () => {
	const [stop, next] = [aStopAt('college 0'), aStopAt('college 97')];
	const known = roadKnown.between(stop.place, next.place);
	if (!known) throw new Error('No road');
	const leg = { ...known, steps: [{ words: 'Head north on Elm St', road: 'Elm St', miles: 2 }] };
	const inSight = (isOn: boolean) => {
		printing.isOn = isOn;
		const props = { stop, number: 1, outlook: null, leg, gap: undefined, next };
		return renderToStaticMarkup(<SharedStop {...props} />).replace(/<details.*<\/details>/s, '');
	};
	expect(inSight(false)).not.toContain('Elm St');
	expect(inSight(true)).toContain('Head north on Elm St <b>2 mi</b>');
});
