import { createQueue } from '#domain/in-turn.ts';
import {
	type FoundPlace,
	type FoundPlaces,
	isSamePlace,
	MOST_FOUND_PLACES,
} from '#domain/places/found-place.ts';
import type { Place } from '#domain/places/place.ts';
import { stateWritten } from '#domain/search/named-area.ts';
import type { State } from '#domain/states/state.ts';
import { unavailable } from '#server/outside/ask-json.ts';
import type { RateLimit, RateLimitStore } from '#server/rate-limits/store.ts';
import type { AskOverpass } from './overpass.ts';

/** Volunteers run the Overpass servers, so we keep an answer for an hour, and ask no more often. */
const CACHED_MS = 60 * 60_000;
const MOST_CACHED = 20;
const MOST_AN_HOUR = 30;
const OFTEN: RateLimit = { key: 'overpass', most: MOST_AN_HOUR, windowMs: CACHED_MS };

type CodedState = Pick<State, 'name' | 'state_abbreviation'>;
/** A campus, and how far from it. */
type Asked = Parameters<AskOverpass>[0] & Pick<Place, 'city' | 'state_abbreviation'>;
type Answer = Awaited<ReturnType<AskOverpass>>;

/** Finds OpenStreetMap places around a campus. */
export type FindPlaces = (around: Asked, ours: Place[]) => Promise<FoundPlaces>;

/**
 * Creates the search; with `ask` null, it fails and says that no server is configured. Our questions are counted across
 * all processes.
 */
export function createFindPlaces(
	ask: AskOverpass | null,
	{ rateLimits, states, now }: { rateLimits: RateLimitStore; states: () => CodedState[]; now: () => Date },
): FindPlaces {
	const cache = new Map<string, { at: number; answer: Answer }>();
	/** One question at a time. */
	const inTurn = createQueue();

	async function answerTo(around: Asked): Promise<Answer> {
		if (!ask) {
			throw unavailable(
				'This site is not set up to ask OpenStreetMap: whoever runs it can set OVERPASS_URL.',
			);
		}
		const at = now().getTime();
		const isLate = (since: number) => since <= at - CACHED_MS;
		const key = JSON.stringify(around);
		const cached = cache.get(key);
		if (cached && !isLate(cached.at)) return cached.answer;
		if ((await rateLimits.take(OFTEN, now())) > 0)
			throw unavailable(
				`OpenStreetMap was asked ${MOST_AN_HOUR} times in an hour, as often as we may. Try later.`,
			);
		const answer = await ask(around);
		cache.delete(key);
		cache.set(key, { at, answer });
		for (const oldest of [...cache.keys()].slice(0, -MOST_CACHED)) cache.delete(oldest);
		return answer;
	}

	return async (around, ours) => {
		const answer = await inTurn(() => answerTo(around));
		const known = states();
		const counts = new Map<string, number>();
		const found = answer.filter(({ type }) => {
			counts.set(type, (counts.get(type) ?? 0) + 1);
			return (counts.get(type) ?? 0) <= MOST_FOUND_PLACES;
		});
		return {
			found: found.map(
				(place): FoundPlace => ({
					...place,
					...whereIs(place, around, known),
					isHere: ours.some((own) => isSamePlace(own, place)),
				}),
			),
			farther: answer.length - found.length,
		};
	};
}

/**
 * Most places give only their street, and some spell their state out. In a state other than the campus's the city is
 * unknown: an editor types it in.
 */
function whereIs(place: Answer[number], campus: Asked, known: CodedState[]) {
	const { state_abbreviation } = stateWritten(place.state_abbreviation, known) ?? campus;
	const likely = state_abbreviation === campus.state_abbreviation ? campus.city : '';
	return { city: place.city || likely, state_abbreviation };
}
