import '#ui/base.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { takeToken } from '#session/take-token.ts';
import { firstScreen } from './first-screen.ts';
import { followNavigation } from './navigation.ts';
import { createRouter } from './routes.tsx';

const handedOver = takeToken();
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

const router = createRouter();
followNavigation(router);
createRoot(root).render(<RouterProvider router={router} />);

if (handedOver)
	void import('./receive-token.ts').then(({ receiveToken }) => receiveToken(handedOver, router));

void firstScreen(router)
	.then(() => import('./after-first-screen.ts'))
	.then(({ afterFirstScreen }) => afterFirstScreen(router));
