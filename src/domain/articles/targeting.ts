import type { ListedArticle } from './article.ts';

/** A filter for articles; each part adds the articles about it. */
export interface Whereabouts {
	general?: boolean | undefined;
	/** Postal code of a state: "MA". */
	state?: string | undefined;
	/** Name of a subregion: "Greater Boston". */
	subregion?: string | undefined;
	ipeds_id?: number | undefined;
}

type Target = Pick<ListedArticle, 'locality' | 'locality_id'>;

/** True when the article is about any part of the filter. */
export function isAbout(article: Target, { general, state, subregion, ipeds_id }: Whereabouts): boolean {
	switch (article.locality) {
		case 'general':
			return general === true;
		case 'state':
			return state !== undefined && isSame(article.locality_id, state);
		case 'subregion':
			return subregion !== undefined && isSame(article.locality_id, subregion);
		case 'college':
			return ipeds_id !== undefined && collegeIdsOf(article).includes(ipeds_id);
	}
}

/** The colleges an article is about; empty unless it is about colleges. */
export function collegeIdsOf({ locality, locality_id }: Target): number[] {
	if (locality !== 'college') return [];
	return locality_id
		.split(',')
		.map((id) => Number(id.trim()))
		.filter((id) => Number.isSafeInteger(id) && id > 0);
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
