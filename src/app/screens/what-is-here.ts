import { listArticlesHere } from '#content/articles-here.ts';
import { listGuides } from '#content/device.ts';
import { countWords } from '#domain/count-words.ts';
import { dayWords } from '#domain/day-words.ts';
import { paths } from '#domain/paths.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { readStorageState, type StorageState } from '#pwa/persist-storage.ts';
import { readTripsHere, type TripsHere } from '#trips/trips-here.ts';
import { guidesInPlans } from '#voices/decide-guide.ts';
import { sizeWords } from './size-words.ts';

/** Something that opens from this device without a signal. */
export interface Here {
	to: string;
	title: string;
	words: string;
}

/** Everything on this device that the person chose. */
export interface WhatIsHere {
	/** Drafts first, then saved trips, most recently changed first. */
	trips: Here[];
	/** False while there may be more trips, as in `TripsHere`. */
	areAllTrips: boolean;
	/** Most recently opened first; a guide that was never opened counts by when it arrived. */
	guides: Here[];
	articles: Here[];
	storage: StorageState;
}

/** Reads the list from this device only; leaves out anything it cannot read. */
export async function readWhatIsHere(): Promise<WhatIsHere> {
	const [trips, guides, articles, storage] = await Promise.all([
		readTripsHere(),
		listGuides(),
		listArticlesHere(),
		readStorageState(),
	]);
	const inPlans = await guidesInPlans(guides.map(({ ipeds_id }) => ipeds_id));
	return {
		trips: tripRows(trips),
		areAllTrips: trips.isWhole,
		guides: guides
			.sort((a, b) => (b.viewed_at ?? b.refreshed_at) - (a.viewed_at ?? a.refreshed_at))
			.map((row) => ({
				to: paths.college(row.guide.ipeds_id),
				title: row.guide.name,
				words: `${inPlans.has(row.ipeds_id) ? 'Comes with a plan' : refreshedWords(row)}, ${sizeWords(bytesOf(row))}`,
			})),
		articles: articles.map((article) => ({
			to: paths.article(article.id),
			title: article.article_title,
			words: `${article.is_sample ? 'Sample article' : 'Student Voices'}, ${sizeWords(bytesOf(article))}`,
		})),
		storage,
	};
}

const refreshedWords = ({ refreshed_at }: { refreshed_at: number }) =>
	`Refreshed ${dayWords(refreshed_at, new Date())}`;

function tripRows({ drafts, saved }: TripsHere): Here[] {
	return [
		...drafts.map(({ trip, to }) => ({
			to,
			title: tripTitle(trip),
			words: `Draft, ${countWords(trip.stops.length, 'stop')}`,
		})),
		...saved.map(({ id, name, stops }) => ({
			to: paths.planner(id),
			title: tripTitle({ name }),
			words: countWords(stops.length, 'stop'),
		})),
	];
}

/** The length as JSON, close to what a browser needs to store it. */
const bytesOf = (value: unknown) => new Blob([JSON.stringify(value)]).size;
