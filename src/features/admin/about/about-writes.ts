import { addContributor, deleteContributor, saveText } from '#api/admin-site.ts';
import type { Contributor } from '#domain/contributors/contributor.ts';
import type { NewContributor } from '#domain/contributors/contributor-form.ts';
import { showToast } from '#ui/toasts.ts';
import { tryTo } from '../try-to.ts';
import { fullName } from './contributor-words.ts';

/** How long a save is seen to be under way (§4), however fast it is. */
const SAVING_MS = 1500;

/** Writes a text of the site, and says so once that was seen to take a while; answers whether it was written. */
export async function writeText({ name, label, html }: { name: string; label: string; html: string }) {
	const shown = new Promise((resolve) => setTimeout(resolve, SAVING_MS));
	const texts = await tryTo(() => saveText({ name, html }));
	if (!texts) return false;
	await shown;
	showToast({ words: `Saved: ${label}` });
	return true;
}

/** Adds somebody, and says so; answers everyone there is then, nothing when it was not done. */
export const addPerson = (person: NewContributor) =>
	sayingOf(() => addContributor(person), `Added: ${fullName(person)}`);

/** Takes somebody away, and says so; answers everyone left, nothing when it was not done. */
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
