import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { College, Guide } from '#domain/colleges/college.ts';
import type { Db } from '#server/db/open.ts';
import { sanitise } from '#server/html/sanitise.ts';
import { colleges } from './table.ts';

const { edited_fields, imported_fields, ...wholeColumns } = getTableColumns(colleges);
/** A college with its texts. */
export const guideColumns = wholeColumns;
const {
	stay_html,
	eat_html,
	do_html,
	features,
	content,
	isBeingEdited,
	edmit_college_name,
	is_starter,
	size,
	...factColumns
} = guideColumns;

/** Reads colleges. Lists are by name; what is not `visible` is never told, what is not `enabled` has no guide. */
export function createCollegeStore(db: Db) {
	const isVisible = eq(colleges.visible, true);
	const isOpen = and(isVisible, eq(colleges.enabled, true));
	const byName = [sql`${colleges.name} collate nocase`, colleges.ipeds_id];
	const facts = () => db.select(factColumns).from(colleges);

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
	const byId = db
		.select(guideColumns)
		.from(colleges)
		.where(and(isOpen, eq(colleges.ipeds_id, sql.placeholder('ipedsId'))))
		.prepare();

	return {
		/** The visible colleges, enabled or not: a trip may stop at a college whose guide is still to come. */
		visible: async (): Promise<College[]> => visible.all(),
		/** The colleges that have an open guide. */
		enabled: async (): Promise<College[]> => enabled.all(),
		/** The open colleges of a state or territory. */
		enabledIn: async (stateAbbreviation: string): Promise<College[]> =>
			ofState.all({ state: stateAbbreviation }),
		/** An open college with its texts; undefined when there is none. */
		guide: async (ipedsId: number): Promise<Guide | undefined> => {
			const row = byId.get({ ipedsId });
			return row && cleanTexts(row);
		},
	};
}

/** The guide with nothing left in its texts that could act. */
export function cleanTexts<Texts extends Guide>(guide: Texts): Texts {
	return {
		...guide,
		stay_html: sanitise(guide.stay_html),
		eat_html: sanitise(guide.eat_html),
		do_html: sanitise(guide.do_html),
		features: sanitise(guide.features),
		content: { features: guide.content.features.map(({ title, html }) => ({ title, html: sanitise(html) })) },
	};
}
