import { eq, sql } from 'drizzle-orm';
import { type FoundImage, MOST_FOUND_IMAGES } from '#domain/images/find-image.ts';
import type { ImageCredit } from '#domain/images/image-credit.ts';
import { normalise } from '#domain/search/normalise.ts';
import { record } from '#server/audit/record.ts';
import { colleges } from '#server/colleges/table.ts';
import type { Db } from '#server/db/open.ts';
import { immediately } from '#server/db/transaction.ts';
import type { RemadeImage } from './remake.ts';
import { images, imageWords } from './table.ts';

/** An image's source, title and credit. */
export interface Origin {
	by: string;
	/** The address it was fetched from; null for an upload. */
	source: string | null;
	/** Its subject, if anyone said. */
	title: string;
	credit: ImageCredit | null;
}

/** Stores the images that editors bring. */
export function createImageStore(db: Db) {
	const byName = db
		.select({ bytes: images.bytes, width: images.width, height: images.height })
		.from(images)
		.where(eq(images.name, sql.placeholder('name')))
		.prepare();
	const nameOf = db
		.select({ name: images.name })
		.from(images)
		.where(eq(images.name, sql.placeholder('name')))
		.prepare();
	const byAddress = db
		.select()
		.from(imageWords)
		.where(eq(imageWords.image, sql.placeholder('image')))
		.prepare();
	return {
		/** Returns an image's bytes and size; undefined when there is none with this name. */
		named: async (name: string) => byName.get({ name }),
		/** True when there is an image with this name; its bytes are not read. */
		isHere: async (name: string): Promise<boolean> => nameOf.get({ name }) !== undefined,
		/** Stores an image. One already here stays as it is, except that a missing credit is filled in. */
		save: async (image: RemadeImage, { by, source, title, credit }: Origin, now: Date) => {
			const address = `/images/${image.name}`;
			const words = { image: address, title, credit };
			const logged = { by, what: 'image', key: image.name } as const;
			if (!nameOf.get({ name: image.name })) {
				const { bytes: _, name: __, ...extent } = image;
				const after = { ...extent, source, title, ...(credit && { credit }) };
				immediately(db, (tx) => {
					tx.insert(images)
						.values({ ...image, source, created: now })
						.run();
					tx.insert(imageWords).values(words).run();
					record(tx, { ...logged, before: null, after }, now);
				});
			} else if (credit && !byAddress.get({ image: address })?.credit) {
				immediately(db, (tx) => {
					tx.insert(imageWords)
						.values(words)
						.onConflictDoUpdate({ target: imageWords.image, set: { credit } })
						.run();
					record(tx, { ...logged, before: { credit: null }, after: { credit } }, now);
				});
			}
		},
		/** Finds our own images with these words in their title, or in the name of their college. */
		search: async (words: string): Promise<FoundImage[]> => {
			const rows = db
				.select({
					id: sql<string>`'/images/' || ${images.name}`,
					title: imageWords.title,
					credit: imageWords.credit,
					college: sql<string>`${colleges.name} || ' ' || ${colleges.name_alias} || ' ' || ${colleges.city}`,
					name: colleges.name,
				})
				.from(images)
				.leftJoin(imageWords, sql`${imageWords.image} = '/images/' || ${images.name}`)
				.leftJoin(colleges, eq(colleges.image, sql`'/images/' || ${images.name}`))
				.orderBy(sql`${images}.rowid desc`)
				.all();
			const asked = normalise(words).split(' ');
			const found = new Map<string, FoundImage>();
			for (const { id, title, credit, college, name } of rows) {
				const said = normalise(`${title ?? ''} ${credit?.author ?? ''} ${college ?? ''}`);
				if (found.has(id) || !asked.every((word) => said.includes(word))) continue;
				found.set(id, { id, title: title || name || 'Untitled', preview: id, credit });
			}
			return [...found.values()].slice(0, MOST_FOUND_IMAGES);
		},
	};
}
