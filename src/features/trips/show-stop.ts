/** Brings a stop's card into view in the list, gently. */
export function showStop(stopId: string) {
	const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
	document
		.querySelector(`[data-stop="${CSS.escape(stopId)}"]`)
		?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
}
