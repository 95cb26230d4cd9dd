/**
 * For the `ref` of words that replace a submitted form: moves the focus there, and the eye and the screen reader with
 * it. Give the element `tabIndex={-1}`.
 */
export function focusIt(element: HTMLElement | null) {
	element?.focus();
}

/**
 * For the `ref` of a dialog's safe answer: it gets the focus when the dialog opens. React's own `autoFocus` acts before
 * the dialog is open, and is lost.
 */
export function focusFirst(element: HTMLElement | null) {
	element?.setAttribute('autofocus', '');
}
