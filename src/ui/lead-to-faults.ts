/**
 * When a form that was sent has a field in error, moves the focus to the first: at once, or once a server has refused
 * it. Nothing moves once the person goes on.
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
		// An error that stands there already changes nothing that could be observed.
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
