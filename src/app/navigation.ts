import type { createBrowserRouter } from 'react-router-dom';
import { sendBeacon } from '#api/request.ts';
import { pageTitle } from '#domain/page-title.ts';

/**
 * Follows the router: sets the document's title, moves the focus to the new page's heading and counts the view,
 * once for each change of path.
 */
export function followNavigation(router: ReturnType<typeof createBrowserRouter>) {
	let shown: string | undefined;
	const onSettled = () => {
		const { location, navigation, matches, loaderData, initialized } = router.state;
		if (!initialized || navigation.state !== 'idle') return;
		const named = matches.map(({ route }) => loaderData[route.id]).find(hasTitle);
		document.title = pageTitle(location.pathname, named?.title);
		if (location.pathname === shown) return;
		if (shown !== undefined) requestAnimationFrame(focusHeading);
		shown = location.pathname;
		sendBeacon('/public/page-view', { path: location.pathname });
	};
	router.subscribe(onSettled);
	onSettled();
}

/** Puts the focus where the new page begins, so that keyboards and screen readers start there. */
function focusHeading() {
	const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
	heading?.setAttribute('tabindex', '-1');
	heading?.focus({ preventScroll: true });
}

function hasTitle(data: unknown): data is { title: string } {
	return typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string';
}
