import { addContributor, deleteContributor } from '#api/admin-site.ts';
import { ApiError } from '#api/api-error.ts';
import type { Contributor } from '#domain/contributors/contributor.ts';
import type { NewContributor } from '#domain/contributors/contributor-form.ts';
import type { EditedText } from '#domain/site/site-form.ts';
import { showToast } from '#ui/toasts.ts';
import type { Saved } from '../save-or-theirs.ts';
import { changeText } from '../site/text-writes.ts';
import { tryTo } from '../try-to.ts';
import { fullName } from './contributor-words.ts';

/** A save shows as under way for this long (§4), however fast it is. */
const SAVING_MS = 1500;

interface NewText {
	label: string;
	html: string;
	/** Hears the answer before that wait. */
	onAnswer: (answer: Saved<EditedText>) => void;
}

/** Saves a new version of a site text, and says so after that wait. */
export async function writeText(
	{ name, revision }: EditedText,
	{ label, html, onAnswer }: NewText,
): Promise<void> {
	const shown = new Promise((resolve) => setTimeout(resolve, SAVING_MS));
	const answer = await changeText({ name, html, revision });
	onAnswer(answer);
	if (!answer.isSaved) return;
	await shown;
	showToast({ words: `Saved: ${label}` });
}

/** The last person who was sent and not yet answered for: sent again, they are the same one. */
let begun: { wanted: string; contributor_id: number } | undefined;

/** Adds a contributor and says so; resolves to the full new list, or undefined on failure. */
export async function addPerson(person: NewContributor): Promise<Contributor[] | undefined> {
	const wanted = JSON.stringify(person);
	const { contributor_id } = begun?.wanted === wanted ? begun : { contributor_id: newNumber() };
	begun = { wanted, contributor_id };
	const add = async () => {
		try {
			return await addContributor({ ...person, contributor_id });
		} catch (error) {
			// Somebody else has removed the one who was sent first: asked for again, it is another one.
			if (error instanceof ApiError && error.code === 'edited_meanwhile') begun = undefined;
			throw error;
		}
	};
	const people = await sayingOf(add, `Added: ${fullName(person)}`);
	if (people) begun = undefined;
	return people;
}

/** 48 random bits, the start of a UUID: few enough for a number to hold exactly. */
const newNumber = () => Number.parseInt(crypto.randomUUID().replace('-', '').slice(0, 12), 16);

const REMOVED = 'Somebody else just removed this contributor. If you still want them here, add them again.';

/** Removes a contributor and says so; resolves to those left, or undefined on failure. */
export const removePerson = (person: Contributor) =>
	sayingOf(() => deleteContributor(person), `Deleted: ${fullName(person)}`);

async function sayingOf(
	work: () => Promise<Contributor[]>,
	words: string,
): Promise<Contributor[] | undefined> {
	const people = await tryTo(work, { edited_meanwhile: REMOVED });
	if (people) showToast({ words });
	return people;
}
