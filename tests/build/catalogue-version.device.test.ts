import { afterAll, expect, test, vi } from 'vitest';
import regions from '#domain/catalogue/regions.json' with { type: 'json' };
import states from '#domain/catalogue/states.json' with { type: 'json' };

afterAll(() => {
	vi.doUnmock('#domain/catalogue/regions.json');
	vi.doUnmock('#domain/catalogue/states.json');
});

/** The name of the bundled lists, with these files in place of their own. */
async function versionWith(files: { regions?: unknown[]; states?: unknown[] } = {}) {
	vi.resetModules();
	vi.doMock('#domain/catalogue/regions.json', () => ({ default: files.regions ?? regions }));
	vi.doMock('#domain/catalogue/states.json', () => ({ default: files.states ?? states }));
	return (await import('../../build/geo/catalogue.ts')).catalogueVersion();
}

const reworded = <Row extends object>([first, ...others]: Row[], words: object) => [
	{ ...first, ...words },
	...others,
];

test('the lists that come with the app get another version name once any of them changes', async () => {
	const version = await versionWith();
	expect(await versionWith()).toBe(version);
	expect(await versionWith({ states: reworded(states, { travel_tips: [] }) })).not.toBe(version);
	expect(await versionWith({ regions: reworded(regions, { text: 'Bring a coat.' }) })).not.toBe(version);
});
