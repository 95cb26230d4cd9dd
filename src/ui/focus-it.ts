/**
 * As the `ref` of what took the place of a form that was sent: brings the focus, and with it the eye and the reader's voice, to
 * its words. Give it `tabIndex={-1}`.
 */
export function focusIt(element: HTMLElement | null) {
	element?.focus();
}
