import '#runtime/trusted-types.ts';
import '#ui/base.css';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { letGoOnLeaving } from '#db/let-go.ts';
import { loadInParts } from '#db/load-in-parts.ts';
import { insistOn } from '#runtime/insist-on.ts';
import { type HandOver, takeToken } from '#session/take-token.ts';
import { chooseStage } from './choose-stage.ts';
import { firstScreen, initialized } from './first-screen.ts';
import { followNavigation } from './navigation.ts';
import { createRouter } from './routes.tsx';

const handedOver = takeToken();
chooseStage();
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

letGoOnLeaving();
const router = createRouter();
followNavigation(router);
// Until the first page can be drawn, which takes a while on a slow network, the document's own words stay. As a
// transition, the drawing leaves room for taps and scrolls.
void initialized(router).then(() =>
	startTransition(() =>
		createRoot(root).render(
			<>
				<RouterProvider router={router} />
				<ScrollOnceDrawn />
			</>,
		),
	),
);

receive(handedOver);
addEventListener('hashchange', () => receive(takeToken()));

void firstScreen(router)
	.then(() => insistOn(() => loadInParts(() => import('./after-first-screen.ts'))))
	.then(({ afterFirstScreen }) => afterFirstScreen(router));

/** The router announces where the first page was scrolled to before anybody listens. */
function ScrollOnceDrawn() {
	useLayoutEffect(() => {
		const { restoreScrollPosition } = router.state;
		if (typeof restoreScrollPosition === 'number') scrollTo(0, restoreScrollPosition);
	}, []);
	return null;
}

/** Signs in with the token that a hosted sign-in put into the address, if any. */
function receive(handedOver: HandOver | null) {
	if (handedOver)
		void insistOn(() => import('./receive-token.ts')).then(({ receiveToken }) =>
			receiveToken(handedOver, router),
		);
}
