import { clockWords, dayWords } from '#domain/time-words.ts';
import { durationWords } from '#domain/trips/travel-words.ts';
import type { SharedStop } from '#domain/trips/trip-share.ts';
import { readLocalTime } from '#domain/zone-time.ts';

type Plan = Pick<SharedStop, 'visit_minutes' | 'session_at' | 'tour_at'>;

/** What is planned at a stop: "Info session Mon, Apr 12, 9:00 AM, tour 10:00 AM, 2 h there"; empty when nothing is. */
export function planWords({ visit_minutes, session_at, tour_at }: Plan): string {
	const session = session_at === null ? null : readLocalTime(session_at);
	const tour = tour_at === null ? null : readLocalTime(tour_at);
	const parts = [
		session && `info session ${dayWords(session.day)}, ${clockWords(session.minutes)}`,
		tour && `tour ${tour.day === session?.day ? '' : `${dayWords(tour.day)}, `}${clockWords(tour.minutes)}`,
		visit_minutes && `${durationWords(visit_minutes)} there`,
	];
	const words = parts.filter(Boolean).join(', ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}
