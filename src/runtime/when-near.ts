/**
 * Calls back once when the element is in the window or within `margin` of it; never for an element that is not
 * displayed. Returns the function that cancels it.
 */
export function whenNear(element: Element, margin: string, act: () => void): () => void {
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			act();
		},
		{ rootMargin: margin },
	);
	observer.observe(element);
	return () => observer.disconnect();
}
