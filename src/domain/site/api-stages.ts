/** Stages of an API outside the site's own `/api`: one for development, one for everyone. */
export interface ApiStages {
	dev: string;
	prod: string;
	/** The host for trying out the dev stage; null for none. */
	betaHost: string | null;
}

/** Returns the API's address for a page on this host: the site itself, unless stages are configured. */
export function apiBase(hostname: string, stages: ApiStages | null): string {
	if (stages === null) return '/api';
	const isDev = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) || hostname === stages.betaHost;
	return isDev ? stages.dev : stages.prod;
}

/** The stages as a document passes them to the client, in `<meta name="api-stages">`. Addresses contain no spaces. */
export const stagesToText = ({ dev, prod, betaHost }: ApiStages) =>
	[dev, prod, betaHost ?? ''].join(' ').trim();

/** Reads the stages from a document; null when it has none. */
export function stagesFromText(text: string | undefined): ApiStages | null {
	const [dev, prod, betaHost = null] = text?.split(' ') ?? [];
	return dev && prod ? { dev, prod, betaHost } : null;
}
