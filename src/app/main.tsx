import '#ui/base.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { firstScreen } from './first-screen.ts';
import { followNavigation } from './navigation.ts';
import { createRouter } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

const router = createRouter();
followNavigation(router);
createRoot(root).render(<RouterProvider router={router} />);

void firstScreen(router)
	.then(() => import('./after-first-screen.ts'))
	.then(({ afterFirstScreen }) => afterFirstScreen(router));
