import { readTexts, saveText } from '#api/admin-site.ts';
import type { ContentUpdate, EditedText } from '#domain/site/site-form.ts';
import { type Saved, saveOrTheirs } from '../save-or-theirs.ts';

/** A text that nobody has written yet, or that was removed. */
export const unwritten = (name: string): EditedText => ({ name, html: '', is_sample: false, revision: 0 });

/** Writes a text of the site, or removes a message. */
export function changeText(update: ContentUpdate): Promise<Saved<EditedText>> {
	const own = (texts: EditedText[]) => texts.find(({ name }) => name === update.name);
	const gone = unwritten(update.name);
	return saveOrTheirs({
		of: 'text',
		save: async () => own(await saveText(update)) ?? gone,
		read: async () => own(await readTexts()),
		gone,
	});
}
