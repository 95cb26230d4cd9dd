import type { College } from '../colleges/college.ts';
import type { State, Subregion } from '../states/state.ts';

/** The public catalogue as a device knows it. */
export interface Catalogue {
	states: State[];
	subregions: Subregion[];
	colleges: College[];
	/** What the banner on every page says; null while it is off. */
	banner: string | null;
	/** Whether the server can ask for drives along the streets. */
	directions: boolean;
	/** When the server last confirmed it, epoch milliseconds; null while it is the list that came with the app. */
	refreshedAt: number | null;
}
