import { html, raw } from 'hono/html';
import { countWords } from '#domain/count-words.ts';
import type { FoundPage } from '#domain/pages/page-routes.ts';
import { paths } from '#domain/paths.ts';
import type { State } from '#domain/states/state.ts';
import { collegeLinks, listWords, type PageContent, type PageStores, words } from './page-content.ts';

/** `/state/:name`, as people type it: an enabled state with its open colleges and subregions; undefined when there is none. */
export async function statePage({ param }: FoundPage, stores: PageStores): Promise<PageContent | undefined> {
	const state = await stores.states.enabledAt(param);
	if (!state) return undefined;
	const colleges = await stores.colleges.enabledIn(state.state_abbreviation);
	const subregions = (await stores.states.subregions()).filter(
		(part) => part.state === state.state_abbreviation,
	);
	const description = describeState(state);
	return {
		name: state.name,
		path: paths.state(state.name),
		description,
		words: words(state.name, description, html`${tipList(state)}${collegeLinks(colleges)}`),
		page: { state, colleges, subregions },
		linkedData: [],
	};
}

// Security: the store sanitizes the tips.
const tipList = ({ travel_tips }: State) =>
	html`<ul class="tips">${travel_tips.map((tip) => html`<li>${raw(tip)}</li>`)}</ul>`;

function describeState({ name, college_count, travel_tips }: State): string {
	const parts = [
		college_count > 0 && countWords(college_count, 'college'),
		travel_tips.length > 0 && 'trip tips',
		'a map',
	];
	return `${name}: ${listWords(parts.filter((part) => part !== false))}.`;
}
