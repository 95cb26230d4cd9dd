import type { createBrowserRouter } from 'react-router-dom';
import { tellView } from '#api/page-views.ts';
import { pageTitle } from '#domain/pages/page-title.ts';
import { whenIdleOrLeft } from '#runtime/when-idle.ts';
import { whenThere } from '#runtime/when-there.ts';

/**
 * Follows the router: sets the document's title, moves the focus to the new page's heading and counts the view, once
 * per change of path.
 */
export function followNavigation(router: ReturnType<typeof createBrowserRouter>) {
	let shown: string | undefined;
	const onArrival = () => {
		const { location, navigation, matches, loaderData, initialized, ...arrival } = router.state;
		if (!initialized || navigation.state !== 'idle') return;
		const named = matches.map(({ route }) => loaderData[route.id]).findLast(hasTitle);
		document.title = pageTitle(location.pathname, named?.title);
		if (location.pathname === shown) return;
		if (shown !== undefined)
			whenDrawn(wordsOf(heading()), () => {
				if (router.state.restoreScrollPosition === false && !location.hash) scrollAsFor(arrival);
			});
		shown = location.pathname;
		void whenIdleOrLeft().then(() => tellView(location.pathname));
	};
	router.subscribe(onArrival);
	onArrival();
}

/** Not the heading of a page that is still loading: it would take the focus away with it. */
const heading = () => document.querySelector<HTMLElement>('main h1:not([data-passing])');
const wordsOf = (element: HTMLElement | null) => element?.textContent;

type Arrival = Pick<
	ReturnType<typeof createBrowserRouter>['state'],
	'restoreScrollPosition' | 'preventScrollReset'
>;

/**
 * Scrolls as the router does for a new page. The router itself fails to when the page's data was reloaded before the
 * page was drawn.
 */
function scrollAsFor({ restoreScrollPosition: place, preventScrollReset }: Arrival) {
	if (place !== false && !(place === null && preventScrollReset)) scrollTo(0, place ?? 0);
}

/**
 * Acts on a new page, then moves the focus to its start, so that keyboards and screen readers begin there. The router
 * finishes before the page is drawn, so this waits until the old page's heading is gone; a person who is already typing
 * by then is not moved.
 */
function whenDrawn(left: string | null | undefined, act: () => void) {
	const had = document.activeElement;
	const isNew = () => wordsOf(heading()) !== left;
	whenThere(
		() => (isNew() ? heading() : null),
		(begins) => {
			act();
			const has = document.activeElement;
			if (has !== had && has !== document.body) return;
			const target = begins ?? heading() ?? document.querySelector('main');
			target?.setAttribute('tabindex', '-1');
			target?.focus({ preventScroll: true });
		},
	);
}

function hasTitle(data: unknown): data is { title: string } {
	return typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string';
}
