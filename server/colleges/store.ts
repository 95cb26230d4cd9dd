import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { College, Guide } from '#domain/colleges/college.ts';
import type { ImageCredit } from '#domain/images/image-credit.ts';
import type { Db } from '#server/db/open.ts';
import { imageWords } from '#server/images/table.ts';
import { cleanTexts } from './guide-texts.ts';
import { colleges } from './table.ts';

const { edited_fields, imported_fields, ...wholeColumns } = getTableColumns(colleges);
/** A college's picture credit is stored with the picture. */
const guideColumns = { ...wholeColumns, image_credit: imageWords.credit };
const {
	stay_html,
	eat_html,
	do_html,
	features,
	content,
	isBeingEdited,
	edmit_college_name,
	is_starter,
	...factColumns
} = guideColumns;

const ofItsImage = eq(imageWords.image, colleges.image);

/** Colleges with their texts. */
export const guides = (db: Db) => db.select(guideColumns).from(colleges).leftJoin(imageWords, ofItsImage);

/** Returns a college as answered: without a credit if it has none, as most pictures do. */
export const withoutEmptyCredit = <Row extends { image_credit: ImageCredit | null }>({
	image_credit,
	...college
}: Row) => ({
	...college,
	...(image_credit && { image_credit }),
});

/** Reads colleges. Lists are by name. Invisible ones are never returned, and only enabled ones have a guide. */
export function createCollegeStore(db: Db) {
	const isVisible = eq(colleges.visible, true);
	const isOpen = and(isVisible, eq(colleges.enabled, true));
	const byName = [sql`${colleges.name} collate nocase`, colleges.ipeds_id];
	const facts = () => db.select(factColumns).from(colleges).leftJoin(imageWords, ofItsImage);

	const visible = facts()
		.where(isVisible)
		.orderBy(...byName)
		.prepare();
	const enabled = facts()
		.where(isOpen)
		.orderBy(...byName)
		.prepare();
	const ofState = facts()
		.where(and(isOpen, eq(colleges.state_abbreviation, sql.placeholder('state'))))
		.orderBy(...byName)
		.prepare();
	const byId = guides(db)
		.where(and(isOpen, eq(colleges.ipeds_id, sql.placeholder('ipedsId'))))
		.prepare();

	return {
		/** Returns the visible colleges, enabled or not: a trip may stop at a college whose guide is not ready yet. */
		visible: async (): Promise<College[]> => visible.all().map(withoutEmptyCredit),
		/** Returns the colleges with an open guide. */
		enabled: async (): Promise<College[]> => enabled.all().map(withoutEmptyCredit),
		/** Returns the open colleges of a state or territory. */
		enabledIn: async (stateAbbreviation: string): Promise<College[]> =>
			ofState.all({ state: stateAbbreviation }).map(withoutEmptyCredit),
		/** Returns an open college with its texts; undefined when there is none. */
		guide: async (ipedsId: number): Promise<Guide | undefined> => {
			const row = byId.get({ ipedsId });
			return row && cleanTexts(withoutEmptyCredit(row));
		},
	};
}
