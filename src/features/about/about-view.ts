import type { Contributor } from '#domain/contributors/contributor.ts';
import type { SiteContent } from '#domain/site/site-content.ts';

export interface AboutView {
	texts: SiteContent[];
	/** By last name; null if they are not on this device and cannot be fetched. The page does not wait for them. */
	contributors: Promise<Contributor[] | null>;
}
