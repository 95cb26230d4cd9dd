import { html } from 'hono/html';
import { type ApiStages, stagesToText } from '#domain/site/api-stages.ts';
import { StartError } from '#server/start-error.ts';

/** What a page puts into the shell: markup for each of its three places. */
export interface ShellParts {
	head: string;
	firstWords: string;
	island: string;
}

const markers = ['<!--head-->', '<!--first-words-->', '<!--island-->'] as const;

/** Makes the function that fills the built index.html; throws StartError when that lacks one of its three markers. */
export function createShell(
	template: string,
	stages: ApiStages | null = null,
): (parts: ShellParts) => string {
	const missing = markers.filter((marker) => !template.includes(marker));
	if (missing.length > 0) {
		throw new StartError(`The built index.html lacks ${missing.join(' and ')}: build the client again.`);
	}
	// Each page brings its own title and description; two would be worse than none.
	const bare = template.replace(/<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g, '');
	const meta = stages ? html`<meta name="api-stages" content="${stagesToText(stages)}">\n` : '';
	return ({ head, firstWords, island }) =>
		[meta + head, firstWords, island].reduce(
			(page, part, index) => page.replace(markers[index] ?? '', () => part),
			bare,
		);
}

/** A script block that carries JSON and is never run. */
export function jsonBlock(type: string, value: unknown, id?: string): string {
	// Security: a text that holds `</script>` would end the block and start markup of its own; without `<` it cannot.
	const json = JSON.stringify(value).replaceAll('<', '\\u003c');
	return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}
