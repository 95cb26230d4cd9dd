import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { straightLines } from '#domain/roads/drive-estimate.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { TripLength } from '#features/saved/TripLength.tsx';
import { aTripOf } from '../../domain/trips/builders.ts';

const drives = vi.hoisted(() => ({ areKnown: false }));
vi.mock('#roads/use-first-drives.ts', () => ({ useFirstDrives: () => drives.areKnown }));
vi.mock('#roads/use-drives.ts', () => ({ useKnownDrives: () => straightLines }));

test('a trip in the list says no miles until its drives are known: others would replace them', () => {
	const words = () => renderToStaticMarkup(<TripLength trip={tripFromCells('t', aTripOf(2))} />);
	expect(words()).toBe('2 stops');
	drives.areKnown = true;
	expect(words()).toMatch(/^2 stops, \d+ mi$/);
});
