import type { AuditedKind } from '#domain/admin/audit.ts';
import { fieldLabel } from './colleges/college-fields.ts';

/** What forms and lists call each field, for the history to use the same words; a college's are in its own form. */
export const labels = {
	place: {
		type: 'Kind',
		name: 'Name',
		note: 'Note',
		lat: 'Latitude',
		long: 'Longitude',
		city: 'City',
		state_abbreviation: 'State',
		phone: 'Phone',
		website: 'Website',
	},
	state: {
		enabled: 'Live',
		travel_tips: 'Trip tips',
		center_lat: 'Latitude of the center',
		center_long: 'Longitude of the center',
		default_zoom: 'Zoom',
	},
	region: { text: 'Text', image: 'Picture' },
	article: { locality: 'About', locality_id: 'Which one', is_enabled: 'Enabled' },
	contributor: { first: 'First name', last: 'Last name', type: 'Type', image: 'Image Url' },
	site: {
		banner_on: 'Show the banner on every page',
		banner_words: 'Banner text',
		address: 'Address',
		contact_email: 'Contact email',
		social_links: 'Social links',
		guide_video: 'Video address',
	},
	site_content: { html: 'Text' },
	account: { access: 'Editor Access' },
	promo_code: { uses: 'For how many people', expires: 'Last day', ended: 'Ended' },
	subscriber: { status: 'State' },
	mail: { dead: 'Given up' },
} as const satisfies Partial<Record<AuditedKind, Record<string, string>>>;

/** The label of a field in lists of changes; one that no form shows goes by its own name. */
export function labelIn(what: string, field: string): string {
	if (what === 'college') return fieldLabel(field);
	const known: Partial<Record<string, Partial<Record<string, string>>>> = labels;
	return known[what]?.[field] ?? field.replaceAll('_', ' ');
}
