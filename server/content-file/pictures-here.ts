import { type ContentFile, contentKinds } from '#domain/admin/content-file.ts';
import type { Db } from '#server/db/open.ts';
import { images } from '#server/images/table.ts';
import { contentTables } from './content-tables.ts';
import { nameOf } from './rows.ts';

export interface PicturesHere {
	content: ContentFile['content'];
	/** The pictures that are not stored here, each after the row that goes without it. */
	missing: string[];
}

/**
 * Returns a file's content without the pictures that are not stored here. A picture is named after the bytes that this
 * server makes of it, so the same picture may have another name on another site, and such a file could never be
 * imported.
 */
export function withPicturesHere(db: Db, { content }: ContentFile): PicturesHere {
	const named = db.select({ name: images.name }).from(images).all();
	const pictures = new Set<unknown>(named.map(({ name }) => `/images/${name}`));
	const missing: string[] = [];
	const kinds = contentKinds.map((kind) => {
		const rows = content[kind]?.map((row) => {
			const { image, ...rest } = row;
			if (!image || pictures.has(image)) return row;
			missing.push(`${kind}: ${nameOf(row, contentTables[kind].key)}: ${image}`);
			return rest;
		});
		return [kind, rows];
	});
	return { content: Object.fromEntries(kinds), missing };
}
