/** Longer than it takes to draw what is ready, in frames. */
const PATIENCE = 120;

/**
 * Looks now and in each frame after until `find` finds something, then acts on it; acts on nothing after two seconds.
 * For what React draws a moment later than the code that wants it.
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
