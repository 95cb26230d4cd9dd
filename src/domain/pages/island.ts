/**
 * The data the server puts into a page as its JSON island (`<script type="application/json" id="island">`), which saves
 * a deep link a second round trip. The server fills these types; the client's loaders read them.
 */
import type { Article, ListedArticle } from '../articles/article.ts';
import type { Places } from '../articles/places.ts';
import type { College, Guide } from '../colleges/college.ts';
import type { Contributor } from '../contributors/contributor.ts';
import type { Point } from '../geo.ts';
import type { Place } from '../places/place.ts';
import type { SiteFacts } from '../site/site.ts';
import type { SiteContent } from '../site/site-content.ts';
import type { ListedState } from '../states/listed-state.ts';
import type { RegionContent, State, Subregion } from '../states/state.ts';

/** `/`: the states for the map, and the six featured colleges. */
export interface HomePage {
	states: ListedState[];
	colleges: College[];
}

/** `/state/:name`: the state, its enabled colleges by name, and its subregions. */
export interface StatePage {
	state: State;
	colleges: College[];
	subregions: Subregion[];
}

/** `/region/:name`: the region's texts, its states, enabled or not, and their enabled colleges. */
export interface RegionPage {
	about: RegionContent | null;
	states: ListedState[];
	colleges: (ListedCollege & Point)[];
}

/** One row in the list of all guides. */
export type ListedCollege = Pick<
	College,
	'ipeds_id' | 'name' | 'city' | 'state_abbreviation' | 'subregion_id' | 'subregion_name'
>;

/** `/college-guides`: every state, and every enabled college. */
export interface CollegeGuidesPage {
	states: ListedState[];
	colleges: ListedCollege[];
}

/** `/college/:ipedsid`: the guide, nearby places (nearest first, at most nine of a type), and its state. */
export interface CollegePage {
	guide: Guide;
	places: Place[];
	state: State;
}

/** `/student-voices` and `/articles`: every article, and the places they are about. */
export interface VoicesPage extends Places {
	articles: ListedArticle[];
}

/** `/student-voices/:articleId`: the article, and the places it may be about. */
export interface ArticlePage extends Places {
	article: Article;
}

/** `/about`: its texts, and the people by last name. */
export interface AboutPage {
	texts: SiteContent[];
	contributors: Contributor[];
}

/** `/itineraries`: the address for orders by email; null while only the form takes orders. */
export interface ItinerariesPage {
	email: string | null;
}

/** `/donate` and `/user-guide`: which parts of the site are open. */
export type SitePage = Omit<SiteFacts, 'banner'>;

/** The part of a college that lists show. */
export function toListedCollege({
	ipeds_id,
	name,
	city,
	state_abbreviation,
	subregion_id,
	subregion_name,
}: ListedCollege): ListedCollege {
	return { ipeds_id, name, city, state_abbreviation, subregion_id, subregion_name };
}

/** The whole island; `page` is null on pages without data and on pages not found. */
export interface Island {
	/** The path it was made for; on any other page, it is ignored. */
	path: string;
	page:
		| HomePage
		| StatePage
		| RegionPage
		| CollegeGuidesPage
		| CollegePage
		| VoicesPage
		| ArticlePage
		| AboutPage
		| ItinerariesPage
		| SitePage
		| null;
	/** The site-wide banner's text; null when there is none. */
	banner: string | null;
	/** The revision of the content it was made from. */
	revision: number;
}

/** The colleges the home page shows first. */
export const featuredColleges = [164924, 170976, 110635, 160755, 228778, 236948] as const;
