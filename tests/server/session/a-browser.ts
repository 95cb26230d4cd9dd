/** A place that answers requests. */
export type Site = (request: Request) => Response | Promise<Response>;

/** Where a walk through redirects ended. */
export interface Arrival {
	url: URL;
	response: Response;
	text: string;
	/** Every address on the way, the last one included. */
	trail: string[];
}

const safeMethods = new Set(['GET', 'HEAD']);

/**
 * A browser: keeps cookies by host and path, follows redirects, submits forms with the headers that browsers send.
 * `sites` answer by origin; every other origin is asked over the network.
 */
export function aBrowser(
	initialSites: Record<string, Site>,
	userAgent = 'Mozilla/5.0 (iPhone) Safari/604.1',
) {
	let sites = initialSites;
	const jar = new Map<string, { name: string; value: string; path: string; host: string; expires: number }>();
	const kept: string[] = [];

	async function ask(url: URL, init: RequestInit = {}): Promise<Response> {
		const headers = new Headers(init.headers);
		const cookies = [...jar.values()].filter(({ host, path, expires }) => {
			return host === url.host && url.pathname.startsWith(path) && expires > Date.now();
		});
		if (cookies.length > 0)
			headers.set('Cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
		headers.set('User-Agent', userAgent);
		if (!headers.has('Accept')) headers.set('Accept', 'text/html');
		const request = new Request(url, { ...init, headers, redirect: 'manual' });
		const response = await (sites[url.origin] ?? fetch)(request);
		for (const cookie of response.headers.getSetCookie()) keep(cookie, url);
		return response;
	}

	function keep(cookie: string, url: URL) {
		kept.push(cookie);
		const [pair = '', ...attributes] = cookie.split(/;\s*/);
		const [name = '', value = ''] = pair.split(/=(.*)/s);
		const attribute = (wanted: string) =>
			attributes.find((each) => each.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
		const path = attribute('path') ?? '/';
		const until = attribute('expires');
		const maxAge = attribute('max-age');
		const expires =
			maxAge !== undefined
				? Date.now() + Number(maxAge) * 1000
				: until
					? Date.parse(until)
					: Number.POSITIVE_INFINITY;
		jar.set(`${url.host} ${path} ${name}`, { name, value, path, host: url.host, expires });
	}

	async function walk(from: URL, init: RequestInit = {}, upTo = 15): Promise<Arrival> {
		const trail: string[] = [];
		let [url, step] = [from, init];
		while (trail.length < upTo) {
			trail.push(url.href);
			const response = await ask(url, step);
			const location = response.headers.get('Location');
			if (!location || response.status < 300 || response.status > 399) {
				return { url, response, text: await response.text(), trail };
			}
			url = new URL(location, url);
			step = safeMethods.has(step.method ?? 'GET') || response.status === 303 ? {} : step;
		}
		throw new Error(`Too many redirects: ${trail.join(' → ')}`);
	}

	return {
		/** Every Set-Cookie header seen. */
		kept,
		ask: (address: string, init?: RequestInit) => ask(new URL(address), init),
		open: (address: string) => walk(new URL(address)),
		/** Submits the form of the page that goes to an address ending so; what the page has filled in goes along. */
		submit: (page: Arrival, action: string, typed: Record<string, string>) => {
			const forms = [...page.text.matchAll(/<form[^>]*action="([^"]+)"[^>]*>(.*?)<\/form>/gs)];
			const form = forms.find(([, address]) => address?.endsWith(action));
			if (!form)
				throw new Error(`No form for ${action} on ${page.url} (${page.response.status}):\n${page.text}`);
			const hidden = [
				...(form[2] ?? '').matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g),
			].map(([, name, value]) => [name, value] as [string, string]);
			const body = new URLSearchParams([...hidden, ...Object.entries(typed)]);
			const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: page.url.origin };
			return walk(new URL(form[1] ?? '', page.url), { method: 'POST', body, headers });
		},
		/** Follows the link of the page whose address ends so, or presses the button that takes what is typed there. */
		follow: (page: Arrival, to: string, typed: Record<string, string> = {}) => {
			const ends = (pattern: RegExp) =>
				[...page.text.matchAll(pattern)].map(([, address]) => address).find((each) => each?.endsWith(to));
			const link = ends(/<a [^>]*href="([^"]+)"/g);
			const button = ends(/<button [^>]*formaction="([^"]+)"/g);
			if (!link && !button) throw new Error(`No way to ${to} on ${page.url}`);
			const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: page.url.origin };
			const pressed = { method: 'POST', body: new URLSearchParams(typed), headers };
			return walk(new URL(link ?? button ?? '', page.url), link ? {} : pressed);
		},
		/** From now on other servers answer. */
		moveTo: (others: Record<string, Site>) => {
			sites = others;
		},
		cookie: (name: string) =>
			[...jar.values()].find((cookie) => cookie.name === name && cookie.expires > Date.now())?.value,
		plant: (address: string, cookie: string) => keep(cookie, new URL(address)),
	};
}
export type Browser = ReturnType<typeof aBrowser>;
