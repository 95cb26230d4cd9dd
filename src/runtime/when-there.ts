/** In frames: longer than it takes to draw what is ready. */
const PATIENCE = 120;

/**
 * Looks now and in each later frame until `find` finds something, then acts on it; gives up after two seconds. For
 * elements that React draws a moment after the code that needs them.
 */
export function whenThere<Found>(
	find: () => Found | null | undefined,
	act: (found: Found | undefined) => void,
	frame = 0,
): void {
	const found = find() ?? undefined;
	if (found !== undefined || frame === PATIENCE) act(found);
	else requestAnimationFrame(() => whenThere(find, act, frame + 1));
}
