import { useState } from 'react';
import { contributorFault, type NewContributor } from '#domain/contributors/contributor-form.ts';
import { useBusy } from '#ui/use-busy.ts';
import { useUnsavedEdit } from '../use-unsaved-edit.ts';

const nobody: NewContributor = { first: '', last: '', type: 'parent', image: '' };

/** A contributor as typed; the form clears once `onAdd` resolves to true, but for the type: the next is often alike. */
export function useContributorForm(onAdd: (person: NewContributor) => Promise<boolean>) {
	const unsaved = useUnsavedEdit<Partial<NewContributor>>('contributor', { revision: 0 });
	const [empty, setEmpty] = useState(nobody);
	const [fault, setFault] = useState<string>();
	const { isBusy, busyWith } = useBusy();
	const person = { ...empty, ...unsaved.typed };
	const clear = () => {
		unsaved.begin(0);
		setFault(undefined);
	};
	return {
		...{ person, fault, isBusy },
		notSaved: {
			isUnsaved: Object.keys(unsaved.typed).length > 0,
			isKept: unsaved.isKept,
			onDiscard: clear,
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
			if (wrong || !(await busyWith(() => onAdd(typed)))) return;
			clear();
			setEmpty({ ...nobody, type });
		},
	};
}
