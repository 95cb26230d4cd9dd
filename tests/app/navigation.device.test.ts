import { expect, test, vi } from 'vitest';

interface State {
	pathname: string;
	restoreScrollPosition: number | false | null;
	preventScrollReset?: boolean;
	hash?: string;
}

/** A page with its heading, a router that leads to others, and where the window was scrolled to. */
async function aPage() {
	const heading = { textContent: 'Home', setAttribute: vi.fn(), focus: vi.fn() };
	const frames: (() => void)[] = [];
	const scrollTo = vi.fn();
	vi.stubGlobal('document', { querySelector: () => heading, activeElement: null, body: null, title: '' });
	vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
	vi.stubGlobal('window', { requestIdleCallback: () => undefined });
	vi.stubGlobal('addEventListener', vi.fn());
	vi.stubGlobal('scrollTo', scrollTo);
	const { followNavigation } = await import('#app/navigation.ts');
	let tell: () => unknown = () => undefined;
	const router = { state: {}, subscribe: (listener: () => void) => (tell = listener) };
	const be = ({ pathname, hash = '', preventScrollReset = false, ...scroll }: State) => {
		const rest = { initialized: true, navigation: { state: 'idle' }, matches: [], loaderData: {} };
		router.state = { ...rest, ...scroll, preventScrollReset, location: { pathname, hash } };
		tell();
	};
	be({ pathname: '/', restoreScrollPosition: null });
	followNavigation(router as never);
	const draw = (words: string) => {
		heading.textContent = words;
		for (const frame of frames.splice(0)) frame();
	};
	return { be, draw, scrollTo };
}

test('a page whose data is loaded again before it is drawn opens at its top, or where Back left it', async () => {
	const { be, draw, scrollTo } = await aPage();
	be({ pathname: '/compare', restoreScrollPosition: null });
	be({ pathname: '/compare', restoreScrollPosition: false });
	expect(scrollTo).not.toHaveBeenCalled();
	draw('Compare Colleges');
	expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
	be({ pathname: '/', restoreScrollPosition: 540 });
	be({ pathname: '/', restoreScrollPosition: false });
	draw('Home');
	expect(scrollTo).toHaveBeenLastCalledWith(0, 540);
});

test('the router scrolls by itself otherwise, to what the address names, and not at all where it was told not to', async () => {
	const { be, draw, scrollTo } = await aPage();
	be({ pathname: '/compare', restoreScrollPosition: null });
	draw('Compare Colleges');
	be({ pathname: '/about', hash: '#team', restoreScrollPosition: null });
	be({ pathname: '/about', hash: '#team', restoreScrollPosition: false });
	draw('About');
	be({ pathname: '/search', restoreScrollPosition: null, preventScrollReset: true });
	be({ pathname: '/search', restoreScrollPosition: false });
	draw('Search');
	expect(scrollTo).not.toHaveBeenCalled();
});
