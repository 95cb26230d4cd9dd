import { useState } from 'react';
import type { Contributor } from '#domain/contributors/contributor.ts';
import { contributorFault, type NewContributor } from '#domain/contributors/contributor-form.ts';
import { useBusy } from '#ui/use-busy.ts';
import { useNewId } from '../use-new-id.ts';
import { useUnsavedEdit } from '../use-unsaved-edit.ts';
import type { PersonAdded } from './about-writes.ts';

const nobody: NewContributor = { first: '', last: '', type: 'parent', image: '' };

export type OnAdd = (person: Contributor) => Promise<PersonAdded>;

/** A contributor as typed; what was sent goes once they are added, but for the type: the next is often alike. */
export function useContributorForm(onAdd: OnAdd) {
	const unsaved = useUnsavedEdit<Partial<Contributor>>('contributor', { revision: 0 });
	const newId = useNewId(unsaved, 'contributor_id', newNumber);
	const [empty, setEmpty] = useState(nobody);
	const [fault, setFault] = useState<string>();
	const { isBusy, busyWith } = useBusy();
	const person = { ...empty, ...unsaved.typed };
	return {
		...{ person, fault, isBusy },
		notSaved: {
			isUnsaved: Object.keys(unsaved.typed).length > 0,
			isKept: unsaved.isKept,
			onDiscard: () => {
				unsaved.begin(0);
				newId.renew();
				setFault(undefined);
			},
		},
		change: <Field extends keyof NewContributor>(field: Field, value: NewContributor[Field]) => {
			unsaved.set(field, value, empty[field]);
			setFault(undefined);
		},
		add: async () => {
			const { first, last, type, image } = person;
			const typed = { first: first.trim(), last: last.trim(), type, image: image?.trim() || null };
			const wrong = contributorFault(typed);
			setFault(wrong);
			if (wrong) return;
			const sent = unsaved.typed;
			newId.keep();
			const { people, isGone } = await busyWith(() => onAdd({ ...typed, contributor_id: newId.id }));
			// What somebody else removed is another person when sent again.
			if (isGone) newId.renew();
			if (!people) return;
			unsaved.saved(0, sent);
			newId.renew();
			setEmpty({ ...nobody, type });
		},
	};
}

/** 48 random bits, the start of a UUID: few enough for a number to hold exactly. */
const newNumber = () => Number.parseInt(crypto.randomUUID().replace('-', '').slice(0, 12), 16);
