/** What runs in the page itself. Each function is sent as text: it knows its arguments and the page, and nothing of this file. */

/** The elements of a selector that can be seen and have this name, as a screen reader would say it. */
export function findNamed(selector: string, pattern: string): Element[] {
	const name = new RegExp(pattern);
	return [...document.querySelectorAll(selector)].filter((element) => {
		const { width, height } = element.getBoundingClientRect();
		if (width === 0 || height === 0 || element.closest('[inert], [aria-hidden=true]')) return false;
		if (!element.checkVisibility({ visibilityProperty: true })) return false;
		const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
		const words =
			element.getAttribute('aria-label') ??
			(labels.length > 0 ? labels : [element]).map((each) => each.textContent).join(' ');
		return name.test(words.replace(/\s+/g, ' ').trim());
	});
}

/** The words of all elements of a selector that can be seen. */
export const textsOf = (selector: string) =>
	[...document.querySelectorAll(selector)]
		.filter((element) => element.checkVisibility({ visibilityProperty: true }))
		.map((element) => element.textContent);

/** What of the app this device does not have yet, with a worker in control of the page: then it opens with no server. */
export async function missingHere(): Promise<string[]> {
	await navigator.serviceWorker.ready;
	if (!navigator.serviceWorker.controller) return ['a worker in control'];
	const worker = await (await fetch('/sw.js')).text();
	const urls = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => `/${url}`);
	const kept = await Promise.all(urls.map((url) => caches.match(url, { ignoreSearch: true })));
	return urls.length === 0 ? ['a list of files'] : urls.filter((_, at) => !kept[at]);
}

/** What the page says where a test gave up. */
export const pageWords = () => `${location.href}\n${document.body.innerText.slice(0, 1_500)}`;
