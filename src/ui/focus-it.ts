/**
 * For the `ref` of words that replace a submitted form: moves the focus there, and with it the eye and the screen
 * reader. Give the element `tabIndex={-1}`.
 */
export function focusIt(element: HTMLElement | null) {
	element?.focus();
}
