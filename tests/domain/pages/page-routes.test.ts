import { expect, test } from 'vitest';
import { pageOfPath, pageRoutes } from '#domain/pages/page-routes.ts';

test.each([
	['/Donate', '/donate', '', '/donate'],
	['/TRIP-PLANNER/Drive/', '/trip-planner/drive', '', '/trip-planner/drive'],
	['/College/164924', '/college/:ipedsid', '164924', '/college/164924'],
	['/COLLEGE/164924/Eat', '/college/:ipedsid', '164924', '/college/164924'],
	['/State/New%20York', '/state/:name', 'New York', '/state/New%20York'],
])('%s is typed in any case, and its canonical address is not', (path, template, param, canonicalPath) => {
	expect(pageOfPath(path)).toEqual({
		page: pageRoutes.find((page) => page.template === template),
		param,
		canonicalPath,
	});
});

test('a token, a trip or an article in an address is left as it is', () => {
	for (const [path, canonicalPath] of [
		['/Shared/aB3_x-Y', '/shared/aB3_x-Y'],
		['/Saved/Qx7/Changes', '/saved/Qx7/changes'],
		['/Student-Voices/What-To-Ask', '/student-voices/What-To-Ask'],
	] as const)
		expect(pageOfPath(path)?.canonicalPath).toBe(canonicalPath);
	expect(pageOfPath('/Shared/aB3_x-Y')?.page.isSecret).toBe(true);
	expect(pageOfPath('/Saved/Qx7/others')).toBeUndefined();
	expect(pageOfPath('/About/us')).toBeUndefined();
});

test('every page that robots may not fetch is a person’s own', () => {
	const barred = pageRoutes.filter(({ isBarred }) => isBarred);
	const below = pageRoutes.filter(({ template }) =>
		barred.some((start) => template.startsWith(start.template)),
	);
	expect(below.length).toBeGreaterThan(barred.length);
	expect(below.filter(({ isPersonal }) => !isPersonal)).toEqual([]);
});
