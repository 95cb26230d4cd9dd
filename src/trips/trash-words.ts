const DAY_MS = 86_400_000;

export const TRASH_DAYS = 30;

/** How much longer a trip stays after going to the trash at `at`; both in epoch milliseconds. */
export function trashWords(at: number, now: number): string {
	const days = Math.ceil(TRASH_DAYS - (now - at) / DAY_MS);
	if (days <= 0) return 'Will be deleted any time now';
	return days === 1 ? 'Kept for 1 more day' : `Kept for ${Math.min(days, TRASH_DAYS)} more days`;
}
