import { numberWord } from '#domain/number-words.ts';
import { reasonOf } from '#domain/reason-of.ts';
import type { Log } from '#server/http/log.ts';
import { backOffMs } from '#server/timing/back-off.ts';
import { IDS_AT_ONCE, type ListedPost, type Post, type PostReader } from './posts.ts';
import type { WordpressState, WordpressStore } from './store.ts';

export interface WordpressSyncOptions {
	store: WordpressStore;
	reader: PostReader;
	now: () => Date;
	log: Log;
}

const MINUTE_MS = 60_000;
const EVERY_MS = 15 * MINUTE_MS;
const LISTED_EVERY_MS = 24 * 60 * MINUTE_MS;
const LONGEST_BACK_OFF_MS = 6 * 60 * MINUTE_MS;
/**
 * How much of the period already read to request again: a blog compares in its local time, which repeats an hour when
 * summer ends, and scheduled posts appear only when someone next visits.
 */
const OVERLAP_MS = 65 * MINUTE_MS;
/** How long a reading runs before another process may assume that it has died. */
const TURN_MS = 5 * MINUTE_MS;
/** How long after the last good reading we refuse to believe a blog that lacks most of its posts. */
const DOUBT_HOURS = 8;
const MOST_ARE_GONE = `It no longer has most of the articles that are shown here. They stay for at least ${numberWord(DOUBT_HOURS)} hours after the last good reading; switch off here what must go sooner.`;

/**
 * Creates the job that reads a blog into the table of articles. `run` does whatever is due: changes every 15 minutes,
 * the whole list daily. A failure leaves all articles as they are, is recorded, and postpones the next attempt. A blog
 * that suddenly lacks most of its posts is more likely broken than emptied, so that counts as a failure, too, until it
 * has lasted for hours.
 */
export function createWordpressSync({ store, reader, now, log }: WordpressSyncOptions) {
	async function readChanges({ seen_until }: WordpressState): Promise<string | null> {
		let newest = seen_until;
		const pages = seen_until === null ? reader.posts() : reader.postsSince(minus(seen_until, OVERLAP_MS));
		for await (const posts of pages) {
			await store.save(posts);
			newest = newestOf(posts, newest);
		}
		// A post dated in the future, by either clock, must not hide everything written before that date.
		const present = now().toISOString().slice(0, 19);
		return newest !== null && newest > present ? present : newest;
	}

	async function compareList(state: WordpressState): Promise<void> {
		const list: ListedPost[] = [];
		for await (const page of reader.list()) list.push(...page);
		const { toRead, missing, shown } = store.compare(list);
		await readPosts(toRead);
		// Deleting a post during paging moves another one to a page already read, so each missing post is requested by
		// its id.
		const still = await readPosts(missing);
		const gone = missing.filter((id) => !still.has(id));
		const areFew = gone.length * 2 <= shown || gone.length === 1;
		if (!areFew && !isLasting(state)) throw new Error(MOST_ARE_GONE);
		if (gone.length > 0) await store.flagVanished(gone);
	}

	/** Reads and stores the posts with these ids; returns the ids that still exist. */
	async function readPosts(ids: number[]): Promise<Set<number>> {
		const there = new Set<number>();
		for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
			for await (const posts of reader.postsOf(ids.slice(from, from + IDS_AT_ONCE))) {
				await store.save(posts);
				for (const { id } of posts) there.add(id);
			}
		}
		return there;
	}

	/**
	 * True when the blog also lacked most of its posts at the previous reading, and has for hours. A new address counts
	 * from the last reading of the old one: the address may be wrong, or its posts may still be on their way.
	 */
	const isLasting = ({ last_error }: WordpressState) =>
		last_error === MOST_ARE_GONE &&
		Math.abs(now().getTime() - (store.lastSuccess()?.getTime() ?? 0)) >= DOUBT_HOURS * 60 * MINUTE_MS;

	async function read(state: WordpressState) {
		const at = now();
		await store.note({ seen_until: await readChanges(state) });
		const isListOld = !state.listed || Math.abs(at.getTime() - state.listed.getTime()) >= LISTED_EVERY_MS;
		if (isListOld || store.isAnotherRead()) {
			await compareList(state);
			await store.note({ listed: at });
			await store.noteOnlyThis();
		}
		const next_attempt = new Date(at.getTime() + EVERY_MS);
		await store.note({ succeeded: at, failures: 0, last_error: null, next_attempt, reading_until: null });
	}

	return {
		/** True while any process has the turn. A longer time than a turn was set by a wrong clock. */
		isReading: (): boolean => {
			const left = (store.state().reading_until?.getTime() ?? 0) - now().getTime();
			return left > 0 && left <= TURN_MS;
		},
		run: async (): Promise<void> => {
			const turn = { now: now(), mostMs: LONGEST_BACK_OFF_MS, forMs: TURN_MS };
			if (!(await store.takeTurn(turn))) return;
			const state = store.state();
			try {
				await read(state);
			} catch (error) {
				const failures = state.failures + 1;
				const last_error = reasonOf(error);
				const next_attempt = new Date(now().getTime() + backOffMs(failures, LONGEST_BACK_OFF_MS));
				await store.note({ failures, last_error, next_attempt, reading_until: null });
				log(`the blog could not be read, for the ${failures}. time: ${last_error}`);
			}
		},
	};
}

const minus = (gmt: string, ms: number) => new Date(Date.parse(`${gmt}Z`) - ms).toISOString().slice(0, 19);

/** Times in the same format compare as text. */
function newestOf(posts: Post[], before: string | null): string | null {
	return posts.reduce<string | null>(
		(newest, { modified_gmt }) => (newest === null || modified_gmt > newest ? modified_gmt : newest),
		before,
	);
}
