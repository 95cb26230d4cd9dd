import { html } from 'hono/html';
import type { Guide } from '#domain/colleges/college.ts';
import { collegeSentence } from '#domain/colleges/college-facts.ts';
import { readIpedsId } from '#domain/colleges/open-college.ts';
import { type GuidePart, guideParts, isToCome } from '#domain/pages/guide-parts.ts';
import type { FoundPage } from '#domain/pages/page-routes.ts';
import { paths } from '#domain/paths.ts';
import { guidedTypes, type Place } from '#domain/places/place.ts';
import { aroundCampus } from '#domain/places/shown-places.ts';
import type { State } from '#domain/states/state.ts';
import { listWords, type PageContent, type PageStores, words } from './page-content.ts';

/** `/college/:ipedsid`: an open college's guide, the places near it, and its state; undefined when there is none. */
export async function collegePage(
	{ param }: FoundPage,
	stores: PageStores,
): Promise<PageContent | undefined> {
	const ipedsId = readIpedsId(param);
	const guide = ipedsId === undefined ? undefined : await stores.colleges.guide(ipedsId);
	const state = guide && (await stores.states.withAbbreviation(guide.state_abbreviation));
	if (!guide || !state) return undefined;
	const places = await stores.places.near(guide, guidedTypes);
	const description = describeCollege(guide, places, state);
	return {
		name: guide.name,
		description,
		words: words(guide.name, description, placeLine(guide, state)),
		page: { guide, places, state },
		linkedData: [linkedCollege(guide)],
	};
}

const partWords: Record<GuidePart['title'], string> = {
	Stay: 'where to stay',
	Eat: 'where to eat',
	Do: 'what to do',
};

/** Promises the parts that the guide has; a college without any gets one sentence. */
function describeCollege(guide: Guide, places: Place[], state: State): string {
	const parts = guideParts(guide, aroundCampus(places)).filter((part) => !isToCome(part));
	if (parts.length === 0) return collegeSentence(guide);
	const near = listWords(parts.map(({ title }) => partWords[title]));
	return `Visit ${guide.name} in ${guide.city}, ${state.name}: ${near} near campus, with a map and the facts.`;
}

function placeLine({ city, subregion_name }: Guide, state: State) {
	const stateName = state.enabled ? html`<a href="${paths.state(state.name)}">${state.name}</a>` : state.name;
	return html`<p>${city}, ${stateName}${subregion_name ? `, ${subregion_name}` : ''}</p>`;
}

function linkedCollege(guide: Guide): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'CollegeOrUniversity',
		name: guide.name,
		...(guide.name_alias && { alternateName: guide.name_alias.split('|') }),
		...(guide.main_url && { url: guide.main_url }),
		address: {
			'@type': 'PostalAddress',
			addressLocality: guide.city,
			addressRegion: guide.state_abbreviation,
			addressCountry: 'US',
		},
		geo: { '@type': 'GeoCoordinates', latitude: guide.lat, longitude: guide.long },
	};
}
