import { html } from 'hono/html';
import { pageTitle, siteName } from '#domain/page-title.ts';
import type { Html } from './page-content.ts';

/** What a page's head says about it. */
export interface HeadFacts {
	/** Where the page lives, without the origin. */
	path: string;
	name?: string | undefined;
	description: string;
	/** Whether search engines are asked to stay away. */
	isHidden: boolean;
	publicUrl: string;
	/** The whole address of the page's home elsewhere. */
	home?: string | undefined;
}

/** Title, description, canonical address, Open Graph and card of a page. */
export function headOf({ path, name, description, isHidden, publicUrl, home }: HeadFacts): Html {
	const title = pageTitle(path, name);
	const address = `${publicUrl}${path}`;
	return html`<title>${title}</title>
<meta name="description" content="${description}">
${isHidden ? html`<meta name="robots" content="noindex">` : html`<link rel="canonical" href="${home ?? address}">`}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${siteName}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
${isHidden ? '' : html`<meta property="og:url" content="${address}">`}
<meta property="og:image" content="${publicUrl}/icons/icon-512.png">
<meta name="twitter:card" content="summary">`;
}
