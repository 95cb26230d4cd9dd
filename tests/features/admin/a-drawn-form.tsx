import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { aStore } from '../../runtime/a-store.ts';
import { signInHere } from '../../session/sign-in-here.ts';

/** A form's field as last drawn. */
export interface Drawn {
	label: string;
	value: string;
	hint?: string;
	type: (text: string) => void;
}
/** The fields and buttons of the form as last drawn: without a browser, nobody can type into it. */
export const page = { fields: [] as Drawn[], buttons: new Map<string, () => void>() };

interface Button {
	children: string;
	'aria-label'?: string;
	onClick: () => void;
}

/** What a test draws in place of the components that a person types into or presses. */
export const drawn = {
	Field: ({ onChange, ...shown }: Omit<Drawn, 'type'> & { onChange: (event: object) => void }) => {
		const { hint } = shown;
		page.fields.push({ ...shown, type: (text) => onChange({ target: { value: text } }) });
		return hint ? <p>{hint}</p> : null;
	},
	RichText: ({ label, html, onChange }: { label: string; html: string; onChange: Drawn['type'] }) => {
		page.fields.push({ label, value: html, type: onChange });
		return null;
	},
	Button: ({ children, 'aria-label': label = String(children), onClick }: Button) => {
		page.buttons.set(label, onClick);
		return null;
	},
	Html: ({ html }: { html: string }) => <p>{html}</p>,
};

/** A browser of ann’s that stores nothing yet. */
export function aDesk(): void {
	signInHere('ann');
	vi.stubGlobal('localStorage', aStore());
	vi.stubGlobal('addEventListener', () => undefined);
}

/** Opens a form as after a reload; returns its words. */
export async function open(form: ReactElement, loaderData?: unknown): Promise<string> {
	page.fields = [];
	page.buttons.clear();
	const routes = [{ id: 'page', path: '/', loader: () => null, element: form }];
	return renderToStaticMarkup(
		<RouterProvider
			router={createMemoryRouter(routes, { hydrationData: { loaderData: { page: loaderData } } })}
		/>,
	);
}

export function field(label: string): Drawn {
	const found = page.fields.find((each) => each.label === label);
	if (!found) throw new Error(`No field "${label}" among ${page.fields.map((each) => each.label)}`);
	return found;
}

export const press = (name: string) => page.buttons.get(name)?.();
