import { durationWords } from '#domain/trips/travel-words.ts';
import type { SharedTrip } from '#domain/trips/trip-share.ts';

type Plan = Pick<SharedTrip['stops'][number], 'visit_minutes' | 'tour_at'>;

/** What is planned at a stop: "Tour Mon, Apr 12, 10:00 AM, 2 h there"; empty when nothing is. */
export function planWords({ visit_minutes, tour_at }: Plan): string {
	const tour = tour_at === null ? '' : timeWords(tour_at);
	const visit = visit_minutes ? `${durationWords(visit_minutes)} there` : '';
	return [tour && `Tour ${tour}`, visit].filter(Boolean).join(', ');
}

// Local to the campus and without a zone, so it is read as if it were here.
function timeWords(local: string): string {
	const time = new Date(local);
	if (Number.isNaN(time.getTime())) return '';
	const day = time.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
	return `${day}, ${time.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}`;
}
