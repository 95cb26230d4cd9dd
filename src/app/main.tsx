import '#ui/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { letGoOnLeaving } from '#db/let-go.ts';
import { loadInTasks } from '#db/load-in-tasks.ts';
import { insistOn } from '#runtime/insist-on.ts';
import { type HandOver, takeToken } from '#session/take-token.ts';
import { receiveWish } from '#session/wish.ts';
import { leadToFaults } from '#ui/lead-to-faults.ts';
import { chooseStage } from './choose-stage.ts';
import { catchUp, drawn, firstScreen, initialized } from './first-screen.ts';
import { followNavigation } from './navigation.ts';
import { createRouter } from './routes.tsx';

/**
 * Starts the app in the document's root, with the token that a hosted sign-in put into the address.
 * @throws when the document has no root
 */
export function start(handedOver: HandOver | null) {
	chooseStage();
	const root = document.getElementById('root');
	if (!root) throw new Error('The document has no #root');

	letGoOnLeaving(async () => (await insistOn(() => import('#sync/until-written.ts'))).untilWritten());
	leadToFaults();
	// A hosted sign-in leads to a page of its own, and so to its wish (src/session/hand-over.ts).
	if (!handedOver) receiveWish();
	addEventListener('pageshow', ({ persisted }) => persisted && receiveWish());
	const router = createRouter();
	followNavigation(router);
	// The document's own words stay until the first page can be drawn, which takes a while on a slow network. As a
	// transition, the drawing leaves time for taps and scrolls.
	const isDrawn = drawn(root);
	void initialized(router).then(() => {
		const begun = router.state;
		startTransition(() => createRoot(root).render(<RouterProvider router={router} />));
		void isDrawn.then(() => catchUp(router, begun));
	});
	void isDrawn.then(() => {
		// The router announces it before anyone listens.
		const { restoreScrollPosition } = router.state;
		if (typeof restoreScrollPosition === 'number') scrollTo(0, restoreScrollPosition);
	});

	const receive = (token: HandOver | null) => {
		if (token)
			void insistOn(() => import('./receive-token.ts')).then(({ receiveToken }) =>
				receiveToken(token, router),
			);
	};
	receive(handedOver);
	addEventListener('hashchange', () => receive(takeToken()));

	// Else the document came from the server, with the page's data.
	if (!root.firstElementChild && !handedOver) void beginReading(router);
	void firstScreen(root).then(() => beginTheRest(router));
}

type Router = ReturnType<typeof createRouter>;

async function beginReading(router: Router) {
	const { readAhead } = await insistOn(() => loadInTasks(() => import('./read-device.ts')));
	readAhead(router);
}

async function beginTheRest(router: Router) {
	const { afterFirstScreen } = await insistOn(() => loadInTasks(() => import('./after-first-screen.ts')));
	afterFirstScreen(router);
}
