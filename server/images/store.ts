import { eq, sql } from 'drizzle-orm';
import { recorded } from '#server/audit/record.ts';
import type { Db } from '#server/db/open.ts';
import { runTogether } from '#server/db/run-together.ts';
import type { RemadeImage } from './remake.ts';
import { images } from './table.ts';

/** Keeps the pictures that editors have brought. */
export function createImageStore(db: Db) {
	const byName = db
		.select({ bytes: images.bytes })
		.from(images)
		.where(eq(images.name, sql.placeholder('name')))
		.prepare();
	return {
		/** The bytes of a picture; undefined when there is none of this name. */
		bytes: async (name: string): Promise<Buffer | undefined> => byName.get({ name })?.bytes,
		/** Keeps a picture; one that is here already stays as it is. */
		keep: async (image: RemadeImage, { source, by }: { source: string | null; by: string }, now: Date) => {
			if (byName.get({ name: image.name })) return;
			const { bytes: _, name: key, ...after } = { ...image, source };
			runTogether(db, [
				db.insert(images).values({ ...image, source, created: now }),
				recorded(db, { by, what: 'image', key, before: null, after }, now),
			]);
		},
	};
}
