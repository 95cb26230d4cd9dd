import { saveSiteForm, saveText } from '#api/admin-site.ts';
import type { SiteContent } from '#domain/site/site-content.ts';
import type { SiteForm } from '#domain/site/site-form.ts';
import { showToast } from '#ui/toasts.ts';
import { tryTo } from '../try-to.ts';

/** Saves the form's changed fields and says so; resolves to the form's new state, or undefined on failure. */
export async function saveSite(form: SiteForm, saved: SiteForm): Promise<SiteForm | undefined> {
	const changed = Object.entries(form).filter(([name, value]) => saved[name as keyof SiteForm] !== value);
	const now = await tryTo(() => saveSiteForm(Object.fromEntries(changed)));
	if (now) showToast({ words: 'Saved. Phones pick it up within a minute.' });
	return now;
}

/** Removes a message from the home page and says so; resolves to true on success. */
export async function removeMessage({ name }: SiteContent): Promise<boolean> {
	const texts = await tryTo(() => saveText({ name, action: 'delete' }));
	if (texts) showToast({ words: 'Message deleted.' });
	return texts !== undefined;
}
