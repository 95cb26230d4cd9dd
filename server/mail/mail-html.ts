import { html } from 'hono/html';

const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/**
 * An email's text as HTML: its paragraphs, lines and links, at a readable size, otherwise in the mail program's own
 * style. Security: everything is escaped; only http(s) addresses become links.
 */
export function mailHtml(text: string): string {
	const paragraphs = text
		.trim()
		.split(/\n{2,}/)
		.map((paragraph) => {
			const lines = paragraph.split('\n').map(linked);
			return html`<p style="margin:0 0 1em">${lines.map((line, index) => (index === 0 ? line : html`<br>${line}`))}</p>`;
		});
	return String(
		html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head><body style="margin:0;padding:24px"><div style="max-width:34em;font:17px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">${paragraphs}</div></body></html>`,
	);
}

const linked = (line: string) =>
	line
		.split(ADDRESS)
		.map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
