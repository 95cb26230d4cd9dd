import type { Context } from 'hono';
import { html } from 'hono/html';
import { logo, THEME_COLOR } from '#domain/html/brand.ts';
import { siteName } from '#domain/pages/page-title.ts';
import { withoutScripts } from '#server/http/security-headers.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { Html } from './markup.ts';

/** A page that needs no script. */
export interface PlainPage {
	title: string;
	/** The lead under the title. */
	lead?: Html | string;
	body: Html;
	/** True shows the text on plain ground, at reading width, instead of on a sign. */
	isWide?: boolean;
	/** True when rejected input is shown again with its faults: the document's title says so first. */
	isRefused?: boolean;
}

/** Creates the frame of the pages that the server draws whole: the band, a sign, and the words on it. */
export function createPlainPage(stylesheet: string) {
	return async ({ title, lead, body, isWide = false, isRefused = false }: PlainPage): Promise<string> =>
		String(
			await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${THEME_COLOR}">
<meta name="robots" content="noindex">
<title>${isRefused ? 'Error: ' : ''}${title} | ${siteName}</title>
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${stylesheet}">
</head>
<body class="${isWide ? 'plain wide' : 'plain'}">
<a class="skip" href="#main">Skip to content</a>
<header><a href="/">${drawnLogo}<span>${siteName}</span></a></header>
<main id="main" tabindex="-1">
<h1>${title}</h1>
${lead ? html`<p class="lead">${lead}</p>` : ''}
${body}
</main>
</body>
</html>
`,
		);
}
export type DrawPlainPage = ReturnType<typeof createPlainPage>;

/** Sets the headers of such a page. */
export function dressPlainPage(c: Context<ServerEnv>): void {
	c.set('baseHeaders', withoutScripts(c.get('baseHeaders')));
}

const drawnBlazes = logo.blazes.map(
	({ x, y, width, height, rx }) =>
		html`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`,
);
const drawnLogo = html`<svg viewBox="${logo.viewBox}" aria-hidden="true" focusable="false">${drawnBlazes}</svg>`;
