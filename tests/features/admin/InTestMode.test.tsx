import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { AccountBilling } from '#domain/billing/checkout.ts';
import { LicencesScreen } from '#features/admin/licences/LicencesScreen.tsx';
import { UsersScreen } from '#features/admin/users/UsersScreen.tsx';

type Mode = AccountBilling['mode'];

function pageOf(screen: ReactElement, mode: Mode): string {
	const routes = [{ id: 'page', path: '/', loader: () => null, element: screen }];
	const hydrationData = { loaderData: { page: { rows: [], users: [], mode } } };
	return renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
}

test.each([
	['Licences', <LicencesScreen key="licences" />],
	['User List', <UsersScreen key="users" />],
])('the tab %s says under its heading that no money moves, in TEST MODE only', (title, screen) => {
	const words = '<p>Payments are in TEST MODE: no card is charged, and no money moves.</p>';
	expect(pageOf(screen, 'test')).toContain(`<h1>${title}</h1>${words}`);
	for (const mode of ['stripe', 'off'] as const) expect(pageOf(screen, mode)).not.toContain('TEST MODE');
});
