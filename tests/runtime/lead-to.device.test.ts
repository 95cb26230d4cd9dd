import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { leadTo } from '#runtime/lead-to.ts';

/** A router on `/guides`, with a guide that can be closed; the address bar follows it as a browser's does. */
function aRouter() {
	const guide = { isClosed: false };
	const router = createMemoryRouter(
		[
			{ path: '/guides', Component: () => null },
			{ path: '/404', Component: () => null },
			{
				path: '/guide',
				loader: ({ request }) => {
					if (guide.isClosed) throw leadTo('/404', request);
					return null;
				},
				Component: () => null,
			},
		],
		{ initialEntries: ['/guides'] },
	);
	const shownAt = (pathname: string) => vi.stubGlobal('location', { pathname });
	shownAt('/guides');
	return { guide, router, shownAt };
}

test('a page that is closed while it is shown gives its place to the one it leads to, and Back leads on', async () => {
	const { guide, router, shownAt } = aRouter();
	await router.navigate('/guide');
	shownAt('/guide');
	guide.isClosed = true;
	await router.revalidate();
	expect(router.state.location.pathname).toBe('/404');
	await router.navigate(-1);
	expect(router.state.location.pathname).toBe('/guides');
});

test('Back to a page that was closed meanwhile leads on, and the next Back to the page before it', async () => {
	const { guide, router, shownAt } = aRouter();
	await router.navigate('/guide');
	await router.navigate('/404');
	guide.isClosed = true;
	// A browser has changed its address by the time the router hears of Back.
	shownAt('/guide');
	await router.navigate(-1);
	expect(router.state.location.pathname).toBe('/404');
	await router.navigate(-1);
	expect(router.state.location.pathname).toBe('/guides');
});

test('a link to a closed page leaves the page it is on where Back finds it', async () => {
	const { guide, router } = aRouter();
	guide.isClosed = true;
	await router.navigate('/guide');
	expect(router.state.location.pathname).toBe('/404');
	await router.navigate(-1);
	expect(router.state.location.pathname).toBe('/guides');
});
