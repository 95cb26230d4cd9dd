import type { College } from '#domain/colleges/college.ts';
import { sanitize } from '#server/html/sanitize.ts';
import type { colleges } from './table.ts';

type CollegeRow = typeof colleges.$inferSelect;
/** The columns that are neither facts, which go into every list, nor shown as HTML. */
type Plain = 'isBeingEdited' | 'edmit_college_name' | 'is_starter' | 'edited_fields' | 'imported_fields';
type GuideTexts = Omit<CollegeRow, keyof College | Plain>;

/** How each of a guide's texts is cleaned. Security: a new column does not compile until it is listed here or is plain. */
export const textCleaners: { [Text in keyof GuideTexts]: (text: GuideTexts[Text]) => GuideTexts[Text] } = {
	stay_html: sanitize,
	eat_html: sanitize,
	do_html: sanitize,
	features: sanitize,
	content: ({ features }) => ({
		features: features.map(({ title, html }) => ({ title, html: sanitize(html) })),
	}),
};

/** A guide's texts: once an editor has changed one of them, the guide is no longer a starter guide. */
export const guideTexts = Object.keys(textCleaners) as (keyof GuideTexts)[];

/** Returns a guide, or a change of one, with anything active removed from those texts that it has. */
export function cleanTexts<Given extends Partial<GuideTexts>>(given: Given): Given {
	const clean = { ...given };
	for (const text of guideTexts) cleanIn(clean, text);
	return clean;
}

function cleanIn<Text extends keyof GuideTexts>(texts: Partial<GuideTexts>, name: Text) {
	const text = texts[name];
	if (text !== undefined) texts[name] = textCleaners[name](text);
}
