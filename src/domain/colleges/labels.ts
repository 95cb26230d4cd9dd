import type { College } from './college.ts';

/** Shown for a fact the Department of Education has no figure for. */
export const NOT_REPORTED = 'not reported';

const SIZES = [
	{ below: 1000, label: 'under 1,000' },
	{ below: 5000, label: '1,000-5,000' },
	{ below: 10000, label: '5,000-10,000' },
	// The last one is over 20,000.
	{ below: 20001, label: '10,000-20,000' },
];

/** Returns the size bucket for a number of undergraduates, in the specification's words. */
export function sizeLabel(enrolledTotal: number | null): string {
	if (enrolledTotal === null) return NOT_REPORTED;
	return SIZES.find(({ below }) => enrolledTotal < below)?.label ?? 'over 20,000';
}

/** The label of a size code: 0 and 1 are the smallest, 5 the largest. */
export const sizeCodeLabel = (code: number): string => SIZES[Math.max(code, 1) - 1]?.label ?? 'over 20,000';

/** "Public" or "Private". */
export function controlLabel(control: College['control']): string {
	return control === 1 ? 'Public' : control === 2 ? 'Private' : NOT_REPORTED;
}

/**
 * Returns the setting of an IPEDS locale code: 11-13 Urban, 21-23 Suburban, 31-33 Town, 41-43 Rural; otherwise null.
 */
export function settingOfLocale(locale: number | null): College['setting'] {
	const tens = locale === null ? 0 : Math.floor(locale / 10);
	return ([null, 'Urban', 'Suburban', 'Town', 'Rural'] as const)[tens] ?? null;
}
