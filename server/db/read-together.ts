import { type Db, remoteOf } from './open.ts';

/** Runs a read, perhaps in one batch with others. It must write nothing, and cope with a dry run on empty answers. */
export type ReadTogether = <T>(read: () => T) => Promise<T>;

interface Waiting {
	read: () => unknown;
	resolve: (value: unknown) => void;
	reject: (reason: unknown) => void;
}

/** How long the first read waits for others to join it. */
const WINDOW_MS = 1;

/** Batches the reads of concurrent requests: on a remote database they share a round trip. */
export function createReadTogether(db: Db): ReadTogether {
	const remote = remoteOf(db);
	if (!remote) return async (read) => read();
	let waiting: Waiting[] = [];
	let isUnderWay = false;

	const readGroup = async () => {
		const group = waiting;
		waiting = [];
		try {
			const looks = group.map((each) => each.read);
			const read = await remote.ahead.readLater('asking', looks);
			for (const [at, each] of group.entries())
				each.resolve(remote.ahead.trusting(read[at] ?? new Map(), each.read));
		} catch (error) {
			for (const { reject } of group) reject(error);
		}
	};
	const go = async () => {
		isUnderWay = true;
		while (waiting.length > 0) await readGroup();
		isUnderWay = false;
	};

	return <T>(read: () => T) =>
		new Promise<T>((resolve, reject) => {
			if (waiting.length === 0 && !isUnderWay) setTimeout(go, WINDOW_MS);
			waiting.push({ read, resolve: resolve as Waiting['resolve'], reject });
		});
}
