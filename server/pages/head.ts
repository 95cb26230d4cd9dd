import { html } from 'hono/html';
import { pageTitle, siteName } from '#domain/pages/page-title.ts';
import type { Html } from '#server/html/markup.ts';

export interface HeadFacts {
	/** The page's canonical path, without the origin. */
	path: string;
	name?: string | undefined;
	description: string;
	/** True when search engines should stay away. */
	isHidden: boolean;
	publicUrl: string;
	/** The page's full address on another site, where it really lives. */
	home?: string | undefined;
}

/** A page's title, description, canonical address, Open Graph tags and card. */
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
