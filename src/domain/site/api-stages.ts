/** The stages of an API that is not at the site's own `/api`: one for developing, one for everybody. */
export interface ApiStages {
	dev: string;
	prod: string;
	/** The host that tries the dev stage out; null is none. */
	betaHost: string | null;
}

/** Where the API is for a page on this host: at the site itself, unless it was told of stages. */
export function apiBase(hostname: string, stages: ApiStages | null): string {
	if (stages === null) return '/api';
	const isDev = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) || hostname === stages.betaHost;
	return isDev ? stages.dev : stages.prod;
}

/** The stages as a document tells the client of them, in `<meta name="api-stages">`. Addresses hold no blanks. */
export const stagesToText = ({ dev, prod, betaHost }: ApiStages) =>
	[dev, prod, betaHost ?? ''].join(' ').trim();

/** The stages that a document told of; null when it told of none. */
export function stagesFromText(text: string | undefined): ApiStages | null {
	const [dev, prod, betaHost = null] = text?.split(' ') ?? [];
	return dev && prod ? { dev, prod, betaHost } : null;
}
