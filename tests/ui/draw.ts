import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/**
 * Draws into the document, for tests that name `@vitest-environment happy-dom`; returns what draws anew in the same
 * place, and what takes it away again, as the end of the test does.
 */
export function draw(node: ReactNode) {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
	const place = document.body.appendChild(document.createElement('div'));
	const root = createRoot(place);
	const redraw = (next: ReactNode) => act(() => root.render(next));
	const remove = () => {
		act(() => root.unmount());
		place.remove();
	};
	redraw(node);
	onTestFinished(remove);
	return { redraw, remove };
}

/** Runs a hook in a component of its own; `now` returns what it returned last. */
export function drawHook<Returned>(useIt: () => Returned) {
	const returned: Returned[] = [];
	function Component() {
		returned.push(useIt());
		return null;
	}
	const { remove } = draw(createElement(Component));
	return { now: () => returned.at(-1) as Returned, remove };
}

/** Returns the words on the page. */
export const shownWords = () => document.body.textContent;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the field that a person finds by its label. */
export const field = (label: string) => named<Field>('input, textarea, select', label);

/** Returns the hint or the error of a field. */
export const noteOf = (label: string) =>
	document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent ?? '';

/** Returns the button that a person finds by its words. */
export const button = (name: string) => named<HTMLButtonElement>('button', name);

/** Presses a button as a pointer does: it gets the focus; lets what follows at once happen. */
export async function press(name: string) {
	await act(async () => {
		button(name).focus();
		button(name).click();
	});
}

/** Enters a text in place of the field's own, or chooses the option of that value. */
export async function type(label: string, text: string) {
	const typed = field(label);
	// React ignores a value that a script gives the element itself: it takes it for its own.
	const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(typed), 'value');
	await act(async () => {
		typed.focus();
		own?.set?.call(typed, text);
		typed.dispatchEvent(new Event(typed.matches('select') ? 'change' : 'input', { bubbles: true }));
	});
}

/** Presses a key in a field. */
export async function pressKey(label: string, key: string) {
	await act(
		async () => void field(label).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
	);
}

/** Takes the focus out of a field. */
export const leave = (label: string) => act(async () => field(label).blur());

/** Lets this happen, and what follows at once. */
export const happen = (event: () => unknown) => act(async () => void event());

/** Lets so much time pass on the test's own clock. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function named<Found extends HTMLElement>(selector: string, name: string): Found {
	const all = [...document.querySelectorAll<Found>(selector)];
	const found = all.find((each) => nameOf(each) === name && !each.closest('[hidden]'));
	if (!found) throw new Error(`No "${name}" among ${all.map(nameOf).join(', ')}`);
	return found;
}

const nameOf = (element: HTMLElement): string =>
	element.getAttribute('aria-label') ?? ((element as Field).labels?.[0] ?? element).textContent?.trim() ?? '';
