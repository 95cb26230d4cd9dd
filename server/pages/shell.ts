import { html } from 'hono/html';
import { OWN_HEAD } from '#domain/pages/preloads.ts';
import { type ApiStages, stagesToText } from '#domain/site/api-stages.ts';
import { StartError } from '#server/start/start-error.ts';

/** Markup for each of the shell's three places. */
export interface ShellParts {
	head: string;
	firstWords: string;
	island: string;
}

const markers = [OWN_HEAD, '<!--first-words-->', '<!--island-->'] as const;

/** Creates the function that fills the built index.html. @throws StartError when one of its three markers is missing */
export function createShell(
	template: string,
	stages: ApiStages | null = null,
): (parts: ShellParts) => string {
	const missing = markers.filter((marker) => !template.includes(marker));
	if (missing.length > 0) {
		throw new StartError(`The built index.html lacks ${missing.join(' and ')}: build the client again.`);
	}
	// Each page has its own title and description; duplicates would be worse than none.
	const bare = template.replace(/<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g, '');
	const meta = stages ? html`<meta name="api-stages" content="${stagesToText(stages)}">\n` : '';
	return ({ head, firstWords, island }) =>
		[meta + head, firstWords, island].reduce(
			(page, part, index) => page.replace(markers[index] ?? '', () => part),
			bare,
		);
}

/** A script block that holds JSON and never runs. */
export function jsonBlock(type: string, value: unknown, id?: string): string {
	// Security: text containing `</script>` would end the block and start its own markup; without `<` it cannot.
	const json = JSON.stringify(value).replaceAll('<', '\\u003c');
	return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}
