import type { College } from '../colleges/college.ts';
import type { RegionContent, State, Subregion } from '../states/state.ts';

/** The public catalogue as a device knows it. */
export interface Catalogue {
	states: State[];
	subregions: Subregion[];
	colleges: College[];
	/** The regions' texts and pictures. */
	regions: RegionContent[];
	/** The banner's text on every page; null while it is off. */
	banner: string | null;
	/** True when the server can ask for drives along the streets. */
	directions: boolean;
	/** True when the server has tiles of streets for the maps. */
	streetMap: boolean;
	/** True when the site sends email, so that the newsletter accepts sign-ups. */
	newsletter: boolean;
	/** When the server last confirmed it, epoch milliseconds; null for the list bundled with the app. */
	refreshedAt: number | null;
}
