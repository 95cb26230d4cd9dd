/** Scrolls the list to a stop's card, smoothly unless reduced motion is on. */
export function showStop(stopId: string) {
	const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
	document
		.querySelector(`[data-stop="${CSS.escape(stopId)}"]`)
		?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
}
