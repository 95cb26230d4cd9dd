import { useState } from 'react';
import type { Contributor } from '#domain/contributors/contributor.ts';
import { contributorFault, type NewContributor } from '#domain/contributors/contributor-form.ts';
import { sameJson } from '#domain/sync/cell.ts';
import { useBusy } from '#ui/use-busy.ts';
import { useNewId } from '../use-new-id.ts';
import { notSavedOf, useUnsavedEdit } from '../use-unsaved-edit.ts';
import type { PersonAdded } from './about-writes.ts';

const nobody: NewContributor = { first: '', last: '', type: 'parent', image: '' };

export type OnAdd = (person: Contributor, how: { isAgain: boolean }) => Promise<PersonAdded>;

/**
 * A contributor as typed; once they are added, the input is cleared, except for the type, because the next person often
 * has the same. They may already be among `people` even though the answer was lost.
 */
export function useContributorForm(people: readonly Contributor[], onAdd: OnAdd) {
	const { unsaved, added } = useTypedPerson(people);
	const newId = useNewId(unsaved, 'contributor_id', newNumber);
	const [empty, setEmpty] = useState(nobody);
	const [fault, setFault] = useState<string>();
	const { isBusy, busyWith } = useBusy();
	const person = { ...empty, ...unsaved.typed };
	return {
		person,
		added,
		fault,
		isBusy,
		notSaved: notSavedOf(unsaved, () => {
			unsaved.begin(0);
			newId.renew();
			setFault(undefined);
		}),
		change: <Field extends keyof NewContributor>(field: Field, value: NewContributor[Field]) => {
			unsaved.set(field, value, empty[field]);
			setFault(undefined);
		},
		add: async () => {
			const typed = trimmed(person);
			const wrong = contributorFault(typed);
			setFault(wrong);
			if (wrong) return;
			const sent = unsaved.typed;
			const how = { isAgain: newId.isSent && !added };
			newId.keep();
			const { people: all, isGone } = await busyWith(() =>
				onAdd({ ...typed, contributor_id: newId.id }, how),
			);
			// A person whom somebody else removed is a new person when sent again.
			if (isGone) newId.renew();
			if (!all) return;
			unsaved.saved(0, sent);
			newId.renew();
			setEmpty({ ...nobody, type: typed.type });
		},
	};
}

/** The input, and the person on the list it stands for: `added` is undefined for somebody new. */
function useTypedPerson(people: readonly Contributor[]) {
	const addedAs = ({ contributor_id: id }: Partial<Contributor>) =>
		people.find(({ contributor_id }) => contributor_id === id);
	const isAdded = (typed: Partial<Contributor>) => {
		const added = addedAs(typed);
		return added !== undefined && sameJson({ ...added, ...trimmed({ ...added, ...typed }) }, added);
	};
	const unsaved = useUnsavedEdit<Partial<Contributor>>('contributor', { revision: 0 }, { isAdded });
	return { unsaved, added: addedAs(unsaved.typed) };
}

const trimmed = ({ first, last, type, image }: NewContributor): NewContributor => ({
	first: first.trim(),
	last: last.trim(),
	type,
	image: image?.trim() || null,
});

/** 48 random bits from the start of a UUID: few enough for a number to hold exactly. */
const newNumber = () => Number.parseInt(crypto.randomUUID().replace('-', '').slice(0, 12), 16);
