import { and, desc, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import type { Point } from '#domain/geo.ts';
import { limits } from '#domain/limits.ts';
import type { RoadDrive } from '#domain/roads/road-drives.ts';
import type { Db } from '#server/db/open.ts';
import { roadDrives } from './table.ts';

const RETENTION_MS = limits.driveDays * DAY_MS;
/** About 30 MB; the oldest are deleted first. */
const MOST_DRIVES = 50_000;

/** Known drives by `placesOf`; null where the service has no road. */
export type StoredDrives = Map<string, RoadDrive | null>;

/**
 * Eleven meters: parking that close means the same streets, and two families that add the same campus share a question.
 */
const DIGITS = 4;

/** A place as sent to the service. */
export const rounded = ({ lat, long }: Point): Point => ({
	lat: Number(lat.toFixed(DIGITS)),
	long: Number(long.toFixed(DIGITS)),
});

/** The key for a drive's two ends. */
export function placesOf(from: Point, to: Point): string {
	const [first, second] = [rounded(from), rounded(to)];
	return `${first.lat},${first.long} ${second.lat},${second.long}`;
}

/** Stores the directions service's answers for a while. */
export function createRoadDriveStore(db: Db, mostDrives = MOST_DRIVES) {
	const { places, drive, fetched } = roadDrives;
	return {
		find: async (wanted: readonly string[], now: Date): Promise<StoredDrives> => {
			const isFresh = gt(fetched, new Date(now.getTime() - RETENTION_MS));
			const rows = db
				.select({ places, drive })
				.from(roadDrives)
				.where(and(inArray(places, [...wanted]), isFresh))
				.all();
			return new Map(rows.map((row) => [row.places, row.drive]));
		},
		save: async (drives: StoredDrives, now: Date): Promise<void> => {
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
		/** Deletes drives that are too old, and those dated by a clock that was ahead. */
		forgetOver: async (now: Date): Promise<void> => {
			const from = (ms: number) => new Date(now.getTime() + ms);
			db.delete(roadDrives)
				.where(or(lt(fetched, from(-RETENTION_MS)), gt(fetched, from(DAY_MS))))
				.run();
		},
	};
}
export type RoadDriveStore = ReturnType<typeof createRoadDriveStore>;
