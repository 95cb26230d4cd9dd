import { readSiteForm, saveSiteForm } from '#api/admin-site.ts';
import type { EditedSite, EditedText, SiteForm } from '#domain/site/site-form.ts';
import { showToast } from '#ui/toasts.ts';
import { type Saved, saveOrTheirs } from '../save-or-theirs.ts';
import { changeText } from './text-writes.ts';

/** Returns the fields of a form that were changed. */
export const changedIn = (form: SiteForm, saved: SiteForm): Partial<SiteForm> =>
	Object.fromEntries(Object.entries(form).filter(([name, value]) => saved[name as keyof SiteForm] !== value));

/** Saves the form's changed fields and says so. */
export async function saveSite(form: SiteForm, saved: EditedSite): Promise<Saved<EditedSite>> {
	const outcome = await saveOrTheirs({
		of: 'form',
		save: () => saveSiteForm({ ...changedIn(form, saved), revision: saved.revision }),
		read: readSiteForm,
	});
	if (outcome.isSaved) showToast({ words: 'Saved. Phones pick it up within a minute.' });
	return outcome;
}

/** Removes a message from the home page and says so. */
export async function removeMessage({ name, revision }: EditedText): Promise<Saved<EditedText>> {
	const outcome = await changeText({ name, action: 'delete', revision });
	if (outcome.isSaved) showToast({ words: 'Message deleted.' });
	return outcome;
}
