/**
 * When a submitted form has a field with an error, moves the focus to the first one: at once, or once the server has
 * refused it. Nothing moves if the person has gone on.
 */
export function leadToFaults() {
	let sent: { form: HTMLFormElement; from: Element | null } | null = null;
	const lead = () => {
		if (sent === null || document.activeElement !== sent.from) return;
		const first = sent.form.querySelector<HTMLElement>('[aria-invalid="true"]');
		if (!first) return;
		sent = null;
		first.focus();
	};
	addEventListener('submit', ({ target }) => {
		if (!(target instanceof HTMLFormElement)) return;
		sent = { form: target, from: document.activeElement };
		// An error that is already there causes no change that could be observed.
		requestAnimationFrame(lead);
	});
	for (const next of ['input', 'keydown', 'pointerdown'])
		addEventListener(next, () => {
			sent = null;
		});
	new MutationObserver(lead).observe(document.body, {
		attributes: true,
		attributeFilter: ['aria-invalid'],
		subtree: true,
	});
}
