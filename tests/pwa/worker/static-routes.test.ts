import { expect, test, vi } from 'vitest';
import { routeFilesToCache } from '#pwa/worker/static-routes.ts';

type Event = Parameters<typeof routeFilesToCache>[0];

test('the browser reads the app’s files from the cache itself, but not those that the worker unpacks', () => {
	const addRoutes = vi.fn<NonNullable<Event['addRoutes']>>(async () => undefined);
	const waitUntil = vi.fn();
	routeFilesToCache({ addRoutes, waitUntil }, 'files', new Set(['/assets/map-1.js']));
	const [[rules = []] = []] = addRoutes.mock.calls;
	const sourceOf = (path: string) =>
		rules.find(({ condition: { urlPattern } }) => {
			const [start = '', end] = urlPattern.pathname.split('*');
			return end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
		})?.source ?? 'the worker';
	expect(sourceOf('/assets/start-1.js')).toEqual({ cacheName: 'files' });
	expect(sourceOf('/assets/overpass-1.woff2')).toEqual({ cacheName: 'files' });
	expect(sourceOf('/assets/map-1.js')).toBe('fetch-event');
	// Pictures are cached apart, as they are seen.
	expect(sourceOf('/assets/hero-1.webp')).toBe('the worker');
	expect(sourceOf('/sw.js')).toBe('the worker');
	expect(waitUntil).toHaveBeenCalledOnce();
});

test('a browser without static routing asks the worker', () => {
	const waitUntil = vi.fn();
	routeFilesToCache({ waitUntil }, 'files', new Set());
	expect(waitUntil).not.toHaveBeenCalled();
});
