import { addContributor, deleteContributor, saveText } from '#api/admin-site.ts';
import type { Contributor } from '#domain/contributors/contributor.ts';
import type { NewContributor } from '#domain/contributors/contributor-form.ts';
import { showToast } from '#ui/toasts.ts';
import { tryTo } from '../try-to.ts';
import { fullName } from './contributor-words.ts';

/** A save shows as under way for this long (§4), however fast it is. */
const SAVING_MS = 1500;

/** Saves a site text, and says so after that wait; resolves to true when saved. */
export async function writeText({ name, label, html }: { name: string; label: string; html: string }) {
	const shown = new Promise((resolve) => setTimeout(resolve, SAVING_MS));
	const texts = await tryTo(() => saveText({ name, html }));
	if (!texts) return false;
	await shown;
	showToast({ words: `Saved: ${label}` });
	return true;
}

/** Adds a contributor and says so; resolves to the full new list, or undefined on failure. */
export const addPerson = (person: NewContributor) =>
	sayingOf(() => addContributor(person), `Added: ${fullName(person)}`);

/** Removes a contributor and says so; resolves to those left, or undefined on failure. */
export const removePerson = (person: Contributor) =>
	sayingOf(() => deleteContributor(person), `Deleted: ${fullName(person)}`);

async function sayingOf(
	work: () => Promise<Contributor[]>,
	words: string,
): Promise<Contributor[] | undefined> {
	const people = await tryTo(work);
	if (people) showToast({ words });
	return people;
}
