import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { aStore } from '../../runtime/a-store.ts';
import { signInHere } from '../../session/sign-in-here.ts';
import { draw, shownWords } from '../../ui/draw.ts';

/** A browser of ann’s that stores nothing yet. */
export function aDesk(): void {
	signInHere('ann');
	vi.stubGlobal('localStorage', aStore());
}

let opened: ReturnType<typeof draw> | undefined;

/** Opens a form as after a reload, in place of the one before; returns the words on the page. */
export function open(form: ReactElement, loaderData?: unknown): string {
	opened?.remove();
	const routes = [{ id: 'page', path: '/', loader: () => null, element: form }];
	const router = createMemoryRouter(routes, { hydrationData: { loaderData: { page: loaderData } } });
	opened = draw(<RouterProvider router={router} />);
	return shownWords();
}
