import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

const router = createBrowserRouter([
	{
		path: '*',
		element: (
			<>
				<header />
				<main>
					<h1>Bare page</h1>
				</main>
			</>
		),
	},
]);
createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />);
navigator.serviceWorker.register('/worker.js');
