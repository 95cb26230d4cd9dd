import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, type Browser, isHit } from './browser.ts';

/** Requests by kind. */
export const kinds = ['page', 'list', 'guide', 'file'] as const;
export type Kind = (typeof kinds)[number];
type Asked = { kind: Kind; path: string };

/** Requests for each, and how many were served without asking the server first. */
export type Tally = Record<Kind, { asked: number; hits: number }>;

interface DayParts {
	browser: Browser;
	/** The pages of the sitemap. */
	pages: readonly string[];
	/** The parts of each page on a first visit. */
	filesOf: (page: string) => readonly string[];
	/** The headers of the next reader: now of somebody signed in, now of nobody. */
	nextReader: () => Record<string, string>;
	seconds: number;
	readersASecond: number;
	look: (asked: Asked, answer: Answered) => Promise<void>;
}

/** Browsers name the same encodings in other words. */
const ACCEPTED = [
	'gzip, deflate, br, zstd',
	'gzip, deflate, br',
	'br;q=1.0, gzip;q=0.8, *;q=0.1',
	'gzip, deflate',
];
/** Out of a hundred readers: first-time visitors, and search engines, which read the whole list in turn. */
const [NEW, ROBOTS] = [30, 5];

/**
 * Readers who come and go: pages by how well known they are (the nth is asked for an nth as often as the first), whose files a new reader
 * fetches, too, while one who was here before asks whether the lists and the guide still stand.
 */
export async function aDayOfReaders(parts: DayParts): Promise<Tally> {
	const tally = Object.fromEntries(kinds.map((kind) => [kind, { asked: 0, hits: 0 }])) as Tally;
	const { browser, pages, seconds, readersASecond, nextReader, look } = parts;
	const popular = byRank(pages);
	const begun = performance.now();
	const readers: Promise<void>[] = [];
	let nextOfList = 0;
	const read = async (wanted: Asked[], encodings: string) => {
		const headers = { ...nextReader(), 'Accept-Encoding': encodings };
		for (const asked of wanted) {
			const answer = await browser.ask(asked.path, { headers });
			tally[asked.kind].asked += 1;
			if (isHit(answer)) tally[asked.kind].hits += 1;
			await look(asked, answer);
		}
	};
	for (let reader = 0; performance.now() - begun < 1000 * seconds; reader++) {
		const encodings = ACCEPTED[reader % 20 === 0 ? 3 : reader % 3] ?? '';
		const isRobot = reader % 100 < ROBOTS;
		const page = isRobot ? pages[nextOfList++ % pages.length] : popular();
		readers.push(
			read(wantedBy(page ?? '/', { isRobot, isNew: reader % 100 < ROBOTS + NEW }, parts), encodings),
		);
		await sleep(begun + (1000 * (reader + 1)) / readersASecond - performance.now());
	}
	await Promise.all(readers);
	return tally;
}

function wantedBy(
	page: string,
	{ isRobot, isNew }: { isRobot: boolean; isNew: boolean },
	{ filesOf }: DayParts,
): Asked[] {
	const document: Asked = { kind: 'page', path: page };
	if (isRobot) return [document];
	const lists = ['/api/site', '/api/public/states', '/api/public/colleges', '/api/public/wordpress'];
	const [, college] = /^\/college\/(\d+)/.exec(page) ?? [];
	return [
		...(isNew ? [document, ...filesOf(page).map((path): Asked => ({ kind: 'file', path }))] : []),
		...lists.map((path): Asked => ({ kind: 'list', path })),
		...(college
			? [{ kind: 'guide' as const, path: `/api/query?target=college&on=ipeds_id&qid=${college}` }]
			: []),
	];
}

/** Draws the nth of a list an nth as often as its first. */
function byRank(list: readonly string[]): () => string | undefined {
	const sums: number[] = [];
	for (const [index] of list.entries()) sums.push((sums.at(-1) ?? 0) + 1 / (index + 1));
	return () => {
		const drawn = Math.random() * (sums.at(-1) ?? 0);
		return list[sums.findIndex((sum) => drawn < sum)];
	};
}
