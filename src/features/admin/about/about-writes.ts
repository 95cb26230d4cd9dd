import { addContributor, deleteContributor, readContributors } from '#api/admin-site.ts';
import { ApiError } from '#api/api-error.ts';
import { mayBeDone } from '#api/failure-kind.ts';
import type { Contributor } from '#domain/contributors/contributor.ts';
import type { EditedText } from '#domain/site/site-form.ts';
import { sameJson } from '#domain/sync/cell.ts';
import { showToast } from '#ui/toasts.ts';
import type { Saved } from '../save-or-theirs.ts';
import { changeText } from '../site/text-writes.ts';
import { tryTo } from '../try-to.ts';
import { addedBeforeWords } from '../use-new-id.ts';
import { fullName } from './contributor-words.ts';

/** A save is shown as under way for this long (§4), however fast it is. */
const SAVING_MS = 1500;

interface NewText {
	label: string;
	html: string;
	/** Called with the answer before that wait. */
	onAnswer: (answer: Saved<EditedText>) => void;
}

/** Saves a new version of a site text, and reports it after that wait. */
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

/** The result of adding a contributor: everyone there is now, or undefined on failure. */
export interface PersonAdded {
	people?: Contributor[] | undefined;
	/** True when they had been added earlier, and somebody else has removed them. */
	isGone?: boolean;
	/** Everyone there is, if that includes the person, but not as sent. */
	now?: Contributor[];
}

/**
 * Adds a contributor, once per id, and reports it; if the answer is lost, checks whether they are there. Under an id
 * sent before, the input may now name somebody else, so nothing is sent until it is known who was added under it.
 */
export async function addPerson(person: Contributor, { isAgain = false } = {}): Promise<PersonAdded> {
	const before = isAgain ? await tryTo(readContributors) : [];
	if (!before) return {};
	const there = before.find(({ contributor_id }) => contributor_id === person.contributor_id);
	if (there && !sameJson(there, person)) {
		showToast({ words: addedBeforeWords(fullName(there)) });
		return { now: before };
	}
	let isGone = false as boolean;
	let now: Contributor[] | undefined;
	const add = async () => {
		try {
			return await addContributor(person);
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			isGone = error.code === 'edited_meanwhile';
			if (mayBeDone(error.code)) now = await readIfWith(person);
			if (now?.some((each) => sameJson(each, person))) return now;
			throw error;
		}
	};
	const people = await sayingOf(add, `Added: ${fullName(person)}`);
	return { people, isGone, ...(!people && now && { now }) };
}

/** Reads everyone there is, if this person is among them: without them, the list may be an old one. */
async function readIfWith({ contributor_id }: Contributor): Promise<Contributor[] | undefined> {
	try {
		const people = await readContributors();
		return people.some((each) => each.contributor_id === contributor_id) ? people : undefined;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		// The words about the lost answer say it all.
		return undefined;
	}
}

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
