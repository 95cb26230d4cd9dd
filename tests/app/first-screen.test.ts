import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { catchUp, initialized } from '#app/first-screen.ts';
import { inTime } from '../in-time.ts';

/** A router at the guides, whose data have loaded. */
async function aRouter() {
	const loader = vi.fn(() => ({ title: 'Guides' }));
	const routes = ['/college-guides', '/about'].map((path) => ({ path, loader }));
	const router = createMemoryRouter(routes, { initialEntries: ['/college-guides'] });
	await initialized(router);
	return { router, begun: router.state, loader };
}

test('a page reached while the first one was being drawn is drawn after it', async () => {
	const { router, begun } = await aRouter();
	await router.navigate('/about');
	const heard = vi.fn();
	router.subscribe(heard);
	catchUp(router, begun);
	await inTime(() => expect(heard).toHaveBeenCalled());
	expect(router.state.location.pathname).toBe('/about');
});

test('data reloaded meanwhile is drawn, too', async () => {
	const { router, begun, loader } = await aRouter();
	await router.revalidate();
	catchUp(router, begun);
	await inTime(() => expect(loader).toHaveBeenCalledTimes(3));
});

test('a first page that nothing happened to is not asked for twice', async () => {
	const { router, begun, loader } = await aRouter();
	catchUp(router, begun);
	expect([loader.mock.calls.length, router.state.revalidation]).toEqual([1, 'idle']);
});
