import { and, desc, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Point } from '#domain/geo.ts';
import type { RoadDrive } from '#domain/roads/road-drives.ts';
import type { Db } from '#server/db/open.ts';
import { roadDrives } from './table.ts';

const DAY_MS = 86_400_000;
/** Roads change slowly, and most keys allow no longer. */
const KEPT_MS = 30 * DAY_MS;
/** Some 30 MB: the newest stay. */
const MOST_DRIVES = 50_000;

/** The drives that are known, by `placesOf`; null where the service knows no road. */
export type HeldDrives = Map<string, RoadDrive | null>;

/** Eleven meters: who parks there drives the same streets, and two families that add one campus ask once. */
const DIGITS = 4;

/** A place as the service is asked for it. */
export const rounded = ({ lat, long }: Point): Point => ({
	lat: Number(lat.toFixed(DIGITS)),
	long: Number(long.toFixed(DIGITS)),
});

/** The two ends of a drive as one name. */
export function placesOf(from: Point, to: Point): string {
	const [first, second] = [rounded(from), rounded(to)];
	return `${first.lat},${first.long} ${second.lat},${second.long}`;
}

/** Keeps what the directions service answered for 30 days. */
export function createRoadDriveStore(db: Db, mostDrives = MOST_DRIVES) {
	const { places, drive, fetched } = roadDrives;
	return {
		find: async (wanted: readonly string[], now: Date): Promise<HeldDrives> => {
			const isFresh = gt(fetched, new Date(now.getTime() - KEPT_MS));
			const rows = db
				.select({ places, drive })
				.from(roadDrives)
				.where(and(inArray(places, [...wanted]), isFresh))
				.all();
			return new Map(rows.map((row) => [row.places, row.drive]));
		},
		keep: async (drives: HeldDrives, now: Date): Promise<void> => {
			if (drives.size === 0) return;
			const rows = [...drives].map(([at, found]) => ({ places: at, drive: found, fetched: now }));
			const set = { drive: sql`excluded.drive`, fetched: sql`excluded.fetched` };
			db.insert(roadDrives).values(rows).onConflictDoUpdate({ target: places, set }).run();
			const tooMany = db
				.select({ places })
				.from(roadDrives)
				.orderBy(desc(fetched))
				.limit(Number.MAX_SAFE_INTEGER)
				.offset(mostDrives);
			db.delete(roadDrives).where(inArray(places, tooMany)).run();
		},
		/** Forgets what is 30 days old, and what a clock that was ahead has left. */
		forgetOver: async (now: Date): Promise<void> => {
			const from = (ms: number) => new Date(now.getTime() + ms);
			db.delete(roadDrives)
				.where(or(lt(fetched, from(-KEPT_MS)), gt(fetched, from(DAY_MS))))
				.run();
		},
	};
}
export type RoadDriveStore = ReturnType<typeof createRoadDriveStore>;
