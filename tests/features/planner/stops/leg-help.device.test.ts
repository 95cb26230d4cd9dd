import { expect, test, vi } from 'vitest';
import { loadLegHelp } from '#features/planner/stops/leg-help.ts';

const towns = vi.hoisted(() => vi.fn());
vi.mock('#content/towns.ts', () => ({ loadTowns: towns }));
vi.mock('#features/planner/airports.ts', () => ({ loadAirports: async () => [] }));

test('nights and flights that failed to load are requested again, and kept once they are here', async () => {
	const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	towns.mockRejectedValueOnce(new Error('no_signal')).mockResolvedValue([]);
	expect(await loadLegHelp()).toBeNull();
	expect(said).toHaveBeenCalledOnce();
	expect(await loadLegHelp()).toEqual({ towns: [], airports: [] });
	expect(loadLegHelp()).toBe(loadLegHelp());
	expect(towns).toHaveBeenCalledTimes(2);
});
