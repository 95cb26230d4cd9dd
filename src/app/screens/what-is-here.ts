import { listArticlesHere } from '#content/article-bodies.ts';
import { listGuides } from '#content/device.ts';
import { sharedDb } from '#db/shared-db.ts';
import { paths } from '#domain/paths.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { currentAccount } from '#sync/current-account.ts';
import { DRAFT } from '#sync/edit.ts';
import { readTrip } from '#sync/read-trip.ts';
import { readSavedTrips } from '#sync/saved-on-disk.ts';
import { dayWords } from '#ui/day-words.ts';

/** Something that opens from this device with no signal. */
export interface Here {
	to: string;
	title: string;
	words: string;
}

/** Everything of a person's own choosing that is on this device. */
export interface WhatIsHere {
	/** The draft first, then the saved trips, the one changed last first. */
	trips: Here[];
	/** The guide seen last first. */
	guides: Here[];
	articles: Here[];
}

/** Reads it from this device alone; what it cannot read is not here. */
export async function readWhatIsHere(): Promise<WhatIsHere> {
	const [draft, saved, guides, articles] = await Promise.all([
		readDraft(),
		readSaved(),
		listGuides(),
		listArticlesHere(),
	]);
	return {
		trips: [...draft, ...saved],
		guides: guides
			.sort((a, b) => (b.viewed_at ?? b.refreshed_at) - (a.viewed_at ?? a.refreshed_at))
			.map(({ guide, refreshed_at }) => ({
				to: paths.college(guide.ipeds_id),
				title: guide.name,
				words: `Refreshed ${dayWords(refreshed_at)}`,
			})),
		articles: articles.map(({ id, article_title, is_sample }) => ({
			to: paths.article(id),
			title: article_title,
			words: is_sample ? 'Sample article' : 'Student Voices',
		})),
	};
}

async function readDraft(): Promise<Here[]> {
	const { id, cells } = await readTrip(sharedDb, DRAFT);
	if (!cells) return [];
	const { name, stops } = tripFromCells(id, cells);
	if (stops.length === 0) return [];
	return [{ to: paths.tripPlanner, title: name || 'New trip', words: `Draft, ${stopWords(stops.length)}` }];
}

async function readSaved(): Promise<Here[]> {
	const account = currentAccount();
	if (!account) return [];
	try {
		const { rows } = await readSavedTrips(account.db);
		return rows
			.map(({ id, view }) => tripFromCells(id, view))
			.filter(({ life }) => life === 'live')
			.map(({ id, name, stops }) => ({
				to: paths.savedTrip(id),
				title: name || 'Trip without a name',
				words: stopWords(stops.length),
			}));
	} catch (error) {
		console.error('The saved trips could not be read from this device', error);
		return [];
	}
}

const stopWords = (count: number) => `${count} ${count === 1 ? 'stop' : 'stops'}`;
