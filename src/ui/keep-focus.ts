/** What can have the focus by keyboard. */
const CONTROLS =
	':is(a[href], button, input, select, textarea, summary, video, iframe, [tabindex="0"]):not(:disabled)';

/** Where a part of the page was taken out. */
interface Gap {
	removed: Node;
	/** It was a row of a list. */
	isRow: boolean;
	/** What was put in its place. */
	instead: Element | null;
	/** What stood after and before it. */
	neighbors: Element[];
	/** What it was part of, innermost first. */
	around: Element[];
}

/**
 * When what has the focus is taken off the page, moves the focus to what took its place, or to the same control of the
 * row after or before it, else to the heading of what it was part of, at last of the page. A browser leaves the focus
 * nowhere, and with it whoever uses a keyboard or a screen reader. What moves the focus itself comes first, and so does
 * a page that is left.
 */
export function keepFocus() {
	let held: HTMLElement | null = null;
	/** What opened the dialog that has the focus. */
	let opener: HTMLElement | null = null;
	/** Where a keyboard came from to the toast that has the focus. */
	let beforeToast: HTMLElement | null = null;
	let address = '';
	addEventListener('focusin', ({ target, relatedTarget: from }) => {
		if (!(target instanceof HTMLElement)) return;
		if (dialogOf(target) !== dialogOf(held)) opener = dialogOf(target) && held;
		if (!isInToast(target) || !target.matches(':focus-visible')) beforeToast = null;
		else if (from instanceof HTMLElement && !isInToast(from)) beforeToast = from;
		held = target;
		address = location.pathname;
	});
	addEventListener('focusout', () =>
		// Chrome says so for what is being removed, too.
		queueMicrotask(() => {
			if (held?.isConnected && document.activeElement !== held) held = null;
		}),
	);
	new MutationObserver((records) => {
		if (!held || held.isConnected) return;
		const gap = gapOf(held, records);
		const lost = opener && gap?.removed.contains(opener) ? opener : held;
		held = null;
		const back = beforeToast;
		const isToast = gap?.around[0]?.closest('[role="status"]');
		// Whoever taps a toast goes on anywhere: the focus could bring up a keyboard.
		if (!gap || (isToast && !back)) return;
		const heir = () => (isToast ? whereFrom(back) : heirOf(lost, gap));
		requestAnimationFrame(() =>
			requestAnimationFrame(() => {
				if (document.activeElement === document.body && location.pathname === address)
					heir()?.focus({ preventScroll: true });
			}),
		);
	}).observe(document.body, { childList: true, subtree: true });
}

const isInToast = (part: HTMLElement) => part.closest('[role="status"]') !== null;

/** Where the keyboard came from; if that is gone, too, the page’s heading. */
const whereFrom = (from: HTMLElement | null) =>
	from?.isConnected ? from : headingOf([...document.querySelectorAll('main')]);

const dialogOf = (part: HTMLElement | null) => part?.closest('dialog') ?? null;

function gapOf(lost: Node, records: readonly MutationRecord[]): Gap | null {
	let part = lost;
	for (const { removedNodes, target, nextSibling, previousSibling } of records) {
		const removed = [...removedNodes].find((node) => node.contains(part));
		if (!removed) continue;
		if (target.isConnected) {
			const added = records.filter((each) => each.target === target).flatMap((each) => [...each.addedNodes]);
			const isRow = removed instanceof HTMLLIElement || removed instanceof HTMLTableRowElement;
			return {
				removed,
				isRow,
				instead: added.find((node) => node instanceof Element) ?? null,
				neighbors: [nextSibling, previousSibling].filter((node) => node instanceof Element),
				around: ancestorsOf(target),
			};
		}
		part = target;
	}
	return null;
}

/** Up to the dialog or the page's own part, in which the page's heading is. */
function ancestorsOf(node: Node): Element[] {
	const ancestors: Element[] = [];
	let each = node instanceof Element ? node : null;
	while (each) {
		ancestors.push(each);
		each = each.matches('main, dialog') ? null : each.parentElement;
	}
	return ancestors;
}

function heirOf(lost: HTMLElement, { removed, isRow, instead, neighbors: before, around }: Gap) {
	// A row's question before it is deleted is no control of the row.
	const controlsLikeIt = (row: Node) =>
		controlsIn(row).filter((each) => each.tagName === lost.tagName && !row.contains(each.closest('dialog')));
	// Taken out one after the other, what was beside it then may be gone by now, too.
	const neighbors = before.filter(({ isConnected }) => isConnected);
	if (!isRow) {
		const replacement = instead?.isConnected ? instead : null;
		// A page begins at its heading, whatever stands above it.
		if (replacement?.querySelector('h1')) return headingOf([replacement]);
		const places = [replacement, ...neighbors.filter((each) => each.matches(CONTROLS))];
		const next = places.flatMap(controlsIn).find(isSafe);
		const inRow = around.slice(0, around.findIndex((each) => each.matches('tr, li')) + 1);
		return (
			next ??
			headingOf([...neighbors.toReversed(), ...inRow]) ??
			likeItNearby(lost, inRow) ??
			headingOf(around)
		);
	}
	const row = neighbors.map(controlsLikeIt).find(({ length }) => length > 0) ?? [];
	// Counted from the end: what ends a row, like deleting, does so in each, with fewer controls before it or more.
	const had = controlsLikeIt(removed);
	return row.at(had.indexOf(lost) - had.length) ?? row[0] ?? headingOf(around);
}

/**
 * The same control of the nearest row after it that has one, or else before it; else a control of its own row. `inRow`
 * are the parts of its row around it, the row last.
 */
function likeItNearby(lost: HTMLElement, inRow: readonly Element[]): HTMLElement | undefined {
	const [row, cell] = inRow.toReversed();
	if (!row?.parentElement) return undefined;
	const rows = [...row.parentElement.children];
	const at = rows.indexOf(row);
	const place = cell ? [...row.children].indexOf(cell) : -1;
	const likeIt = [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()]
		.flatMap((each) => controlsIn(each.children[place] ?? null))
		.find(({ tagName }) => tagName === lost.tagName);
	return likeIt ?? controlsIn(row).find(isSafe);
}

/** A second press by mistake loses nothing. */
const isSafe = (control: Element) => !control.matches('[data-destroys]');

const controlsIn = (part: Node | null): HTMLElement[] =>
	part instanceof HTMLElement
		? [part, ...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(
				(each) =>
					each.matches(CONTROLS) && each.tabIndex >= 0 && (each.checkVisibility() || !each.isConnected),
			)
		: [];

function headingOf(parts: readonly Element[]): HTMLElement | undefined {
	const heading = parts
		.filter(({ isConnected }) => isConnected)
		.map((part) => part.querySelector<HTMLElement>('h1, h2, h3, h4'))
		.find((each) => each !== null);
	if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
	return heading;
}
