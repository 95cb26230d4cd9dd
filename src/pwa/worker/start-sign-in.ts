import { paths } from '#domain/paths.ts';

/** True for the address at which our server sends the browser on to the provider. */
export function isSignInStart({ request, url }: { request: Request; url: URL }): boolean {
	return request.mode === 'navigate' && url.pathname === START;
}

const START = new URL(paths.signInStart(paths.home), 'https://any.example').pathname;

/** Returns our server's answer; without a signal, our own page says so instead of the browser's error. */
export function startSignIn({ request, url }: { request: Request; url: URL }): Promise<Response> {
	return fetch(request).catch(() => {
		// A failed fetch of our own server means that there is no signal.
		const query = new URLSearchParams(url.searchParams);
		query.set('problem', 'no_signal');
		return Response.redirect(new URL(`${paths.signIn}?${query}`, url), 303);
	});
}
