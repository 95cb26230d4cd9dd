/** Elements that can have the focus by keyboard. */
const CONTROLS =
	':is(a[href], button, input, select, textarea, summary, video, iframe, [tabindex="0"]):not(:disabled)';

/** Where a part of the page was removed. */
interface Gap {
	removed: Node;
	/** True if it was a row of a list. */
	isRow: boolean;
	/** The element put in its place. */
	instead: Element | null;
	/** The elements after and before it. */
	neighbors: Element[];
	/** The elements it was part of, innermost first. */
	around: Element[];
}

/**
 * When the focused element is removed from the page, moves the focus to its replacement, or to the same control in the
 * next or previous row, else to the heading of the part it was in, or finally the page's. A browser leaves the focus
 * nowhere, and with it anyone who uses a keyboard or screen reader. Code that moves the focus itself comes first, and
 * so does leaving the page.
 */
export function keepFocus() {
	let held: HTMLElement | null = null;
	/** The element that opened the dialog with the focus. */
	let opener: HTMLElement | null = null;
	/** The element from which the keyboard reached the toast with the focus. */
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
		// Chrome also fires this for an element that is being removed.
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
		// A person who taps a toast may go on anywhere: the focus could bring up a keyboard.
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

/** Where the keyboard came from; if that is also gone, the page’s heading. */
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

/** Returns the ancestors up to the dialog or the page's own part, which contains the page's heading. */
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
	// The question before a row is deleted is not a control of the row.
	const controlsLikeIt = (row: Node) =>
		controlsIn(row).filter((each) => each.tagName === lost.tagName && !row.contains(each.closest('dialog')));
	// If elements are removed one after another, earlier neighbors may be gone by now, too.
	const neighbors = before.filter(({ isConnected }) => isConnected);
	if (!isRow) {
		const replacement = instead?.isConnected ? instead : null;
		// A page begins at its heading, whatever comes above it.
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
	// Counted from the end: the last control of a row, such as delete, is the same in each row, however many controls
	// come before it.
	const had = controlsLikeIt(removed);
	return row.at(had.indexOf(lost) - had.length) ?? row[0] ?? headingOf(around);
}

/**
 * Finds the same control in the nearest row after it that has one, or else before it; else a control of its own row.
 * `inRow` are the parts of its row around it, the row last.
 */
function likeItNearby(lost: HTMLElement, inRow: readonly Element[]): HTMLElement | undefined {
	const [row, cell] = inRow.toReversed();
	if (!row?.parentElement) return undefined;
	const rows = [...row.parentElement.children];
	const at = rows.indexOf(row);
	const column = cell ? [...row.children].indexOf(cell) : -1;
	const likeIt = [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()]
		.flatMap((each) => controlsIn(each.children[column] ?? null))
		.find(({ tagName }) => tagName === lost.tagName);
	return likeIt ?? controlsIn(row).find(isSafe);
}

/** True for controls where a second, accidental press loses nothing. */
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
