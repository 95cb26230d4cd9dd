/** The figures behind docs/SCALE.md. `npm run scale` prints its tables; a test holds the page to them. */

/** Measured on one machine of two cores, with SQLite on its own disk: `npm run bench -- read pushes server growth`, `npm run drill`. */
export const measured = {
	/** Public reads per second of the server's processor time. */
	readsASecond: 16_700,
	/** Edits per second from 50 devices, each on the disk before it is acknowledged. */
	pushesASecond: 560,
	/** Processor time of an edit, ms. */
	pushMs: 1.1,
	/** One family's year in the database, in bytes. */
	familyBytes: 35_800,
	/** Memory of the process with 200 devices, readers and editors at work, and of each open page, bytes. */
	memoryBytes: 260_000_000,
	openPageBytes: 20_000,
	/** Pages and articles of the sitemap. */
	pages: 298,
};

/** Assumptions, which nobody can measure yet; change them and print the tables again. */
export const assumed = {
	devices: 2,
	/** Edits of a family in a year: three trips of six stops, each note written five times. */
	edits: 171,
	/** Visits of a family in a year, and how long a page is in view in one, seconds. */
	visits: 40,
	visitSeconds: 600,
	/** Requests per visit that bypass the cache: sync, account, live stream, page views, the worker. */
	askedOfServer: 10,
	/** Requests per visit that a cache may answer: lists, guides, articles. */
	askedOfCache: 10,
	/** The busiest hour of the year, as a multiple of the mean: an evening of spring break. */
	peak: 20,
	/** Mails of a family in a year: codes, the newsletter's confirmation, a receipt. */
	mails: 3,
	/** Bytes sent to a family in a year: the app on each device, its changes in 26 releases, and the requests of its visits. */
	familyTraffic: 2 * 2_500_000 + 2 * 26 * 400_000 + 40 * 60_000,
};

/** Limits in the code: pages listening to one process at once (`mostListeners`), and open connections (`MOST_CONNECTIONS`). */
export const limits = { listeners: 2000, connections: 5000 };

/** Rounded November 2026 prices in dollars, from no particular provider. */
export const prices = {
	/** A machine of two cores and 4 GB, and one of eight cores and 32 GB, a month. */
	smallMachine: 24,
	largeMachine: 190,
	/** A GB of fast disk and of object storage a month, a GB through a CDN, a thousand mails. */
	diskGb: 0.1,
	objectGb: 0.025,
	cdnGb: 0.01,
	thousandMails: 0.1,
};

const YEAR_S = 365 * 86_400;
const GB = 1e9;

/** The load of this many families in the busiest hour, and the data they leave in a year. */
export function loadOf(families: number) {
	const peakVisits = (families * assumed.visits * assumed.peak) / YEAR_S;
	const reads = peakVisits * assumed.askedOfServer;
	const pushes = (families * assumed.edits * assumed.peak) / YEAR_S;
	return {
		/** Per second. */
		reads,
		cached: peakVisits * assumed.askedOfCache,
		pushes,
		/** Pages in view at once. */
		listeners: peakVisits * assumed.visitSeconds,
		/** Cores; a request that bypasses the cache is assumed to cost as much as an edit. */
		processor: ((reads + pushes) * measured.pushMs) / 1000,
		/** Extra cores for the cacheable requests, if there were no cache. */
		uncached: (peakVisits * assumed.askedOfCache) / measured.readsASecond,
		memoryGb: (measured.memoryBytes + peakVisits * assumed.visitSeconds * measured.openPageBytes) / GB,
		databaseGb: (families * measured.familyBytes) / GB,
		trafficGb: (families * assumed.familyTraffic) / GB,
	};
}

/** Dollars a month, by what they are paid for, in the third year. */
export function costOf(families: number) {
	const { databaseGb, trafficGb, listeners, processor } = loadOf(families);
	const isLarge = processor > 1 || listeners > limits.listeners;
	const storedGb = 3 * databaseGb;
	return {
		machine: isLarge ? prices.largeMachine : prices.smallMachine,
		disk: 2 * storedGb * prices.diskGb,
		copies: 2 * storedGb * prices.objectGb,
		cdn: (trafficGb / 12) * prices.cdnGb,
		mail: ((families * assumed.mails) / 12 / 1000) * prices.thousandMails,
	};
}

/**
 * The share of page requests that a cache answers by itself, given how many come per second. Pages are requested by rank (the nth 1/n as
 * often as the first), at random times. A fetched page is served for a minute, and for one more while it is revalidated; a request after
 * that waits. Of a page with r requests a second that is one in (60 r + 1) / e^(-60 r).
 */
export function hitShare(perSecond: number): number {
	const weights = Array.from({ length: measured.pages }, (_, index) => 1 / (index + 1));
	const sum = weights.reduce((total, weight) => total + weight, 0);
	return weights.reduce((hits, weight) => {
		const rate = (perSecond * weight) / sum;
		return hits + (weight / sum) * (1 - Math.exp(-60 * rate) / (60 * rate + 1));
	}, 0);
}

const SIZES = [1_000, 10_000, 100_000, 1_000_000];

/** The page's tables. */
export function tables(): string[] {
	const loads = SIZES.map(loadOf);
	const costs = SIZES.map(costOf);
	const sums = costs.map((cost) => Object.values(cost).reduce((sum, each) => sum + each, 0));
	const rates = [0.01, 0.1, 1, 10, 100];
	return [
		table('Families', SIZES.map(shown), [
			['Requests to the server, a second', loads.map(({ reads }) => shown(reads))],
			['Edits, a second', loads.map(({ pushes }) => shown(pushes))],
			['Requests to the CDN alone, a second', loads.map(({ cached }) => shown(cached))],
			['Pages in view at once', loads.map(({ listeners }) => shown(listeners))],
			['Cores at work', loads.map(({ processor }) => shown(processor))],
			['Extra cores without a CDN', loads.map(({ uncached }) => shown(uncached))],
			['Memory, GB', loads.map(({ memoryGb }) => shown(memoryGb))],
			['Database after a year, GB', loads.map(({ databaseGb }) => shown(databaseGb))],
			['Traffic in a year, GB', loads.map(({ trafficGb }) => shown(trafficGb))],
		]),
		table('Dollars a month', SIZES.map(shown), [
			['The machine', costs.map(({ machine }) => shown(machine))],
			['Disk, twice the database of three years', costs.map(({ disk }) => shown(disk))],
			['Copies elsewhere', costs.map(({ copies }) => shown(copies))],
			['CDN', costs.map(({ cdn }) => shown(cdn))],
			['Mail', costs.map(({ mail }) => shown(mail))],
			['Total', sums.map(shown)],
			['Cents per family per year', sums.map((sum, index) => shown((1200 * sum) / (SIZES[index] ?? 1)))],
		]),
		table('Pages requested, a second', rates.map(shown), [
			[
				'Served by the cache',
				rates.map((rate) => `${(Math.floor(1000 * hitShare(rate)) / 10).toFixed(1)} %`),
			],
		]),
	];
}

function table(head: string, columns: string[], rows: [string, string[]][]): string {
	const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
	return [
		line([head, ...columns]),
		`|---|${columns.map(() => '--:|').join('')}`,
		...rows.map(([name, cells]) => line([name, ...cells])),
	].join('\n');
}

/** Two significant digits. */
const shown = (value: number) =>
	Number(value.toPrecision(2)).toLocaleString('en-US', { maximumSignificantDigits: 2 });
