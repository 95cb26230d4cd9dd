/** The back office, a separate app: visitors load none of it (docs/decisions/0030-the-back-office.md). */
import '#runtime/trusted-types.ts';
import '#ui/base.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, redirectDocument } from 'react-router-dom';
import { adminRoutes } from '#features/admin/routes.ts';
import { insistOn } from '#runtime/insist-on.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { leadToFaults } from '#ui/lead-to-faults.ts';
import { chooseStage } from '../choose-stage.ts';
import { followNavigation } from '../navigation.ts';
import { BackOfficeShell } from './BackOfficeShell.tsx';
import { OfficeErrorScreen } from './OfficeErrorScreen.tsx';

chooseStage();
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

const router = createBrowserRouter([
	{
		element: <BackOfficeShell />,
		errorElement: <OfficeErrorScreen />,
		HydrateFallback: () => null,
		children: [
			{ errorElement: <OfficeErrorScreen />, children: adminRoutes },
			// Every other page belongs to the visitors' app.
			{ path: '*', loader: ({ request }) => redirectDocument(request.url) },
		],
	},
]);
followNavigation(router);
keepFocus();
leadToFaults();
createRoot(root).render(<RouterProvider router={router} />);
void insistOn(() => import('../say-failures.ts')).then(({ sayFailures }) => sayFailures());
