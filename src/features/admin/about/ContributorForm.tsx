import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import {
	contributorFault,
	IMAGE_WORDS,
	NAME_WORDS,
	type NewContributor,
} from '#domain/contributors/contributor-form.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Labelled } from '#ui/Labelled.tsx';
import { useBusy } from '#ui/use-busy.ts';
import list from '../list/AdminList.module.css';
import { typeWords } from './contributor-words.ts';

const nobody: NewContributor = { first: '', last: '', type: 'parent', image: '' };

/** Adds a contributor; the form clears once `onAdd` resolves to true. */
export function ContributorForm({ onAdd }: { onAdd: (person: NewContributor) => Promise<boolean> }) {
	const [person, setPerson] = useState(nobody);
	const [fault, setFault] = useState<string>();
	const { isBusy, busyWith } = useBusy();
	const change = (changes: Partial<NewContributor>) => {
		setPerson({ ...person, ...changes });
		setFault(undefined);
	};
	const add = async () => {
		const { first, last, type, image } = person;
		const typed = { first: first.trim(), last: last.trim(), type, image: image?.trim() || null };
		const wrong = contributorFault(typed);
		setFault(wrong);
		if (!wrong && (await busyWith(() => onAdd(typed)))) setPerson({ ...nobody, type });
	};
	return (
		<>
			<form
				className={list.form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void add();
				}}
			>
				<Field
					label="First name"
					value={person.first}
					error={fault === NAME_WORDS && person.first.trim() === '' ? fault : undefined}
					onChange={({ target }) => change({ first: target.value })}
				/>
				<Field
					label="Last name"
					value={person.last}
					error={fault === NAME_WORDS && person.last.trim() === '' ? fault : undefined}
					onChange={({ target }) => change({ last: target.value })}
				/>
				<TypeChoice type={person.type} onType={(type) => change({ type })} />
				{person.type === 'key' && (
					<Field
						label="Image Url"
						type="url"
						value={person.image ?? ''}
						error={fault === IMAGE_WORDS ? fault : undefined}
						onChange={({ target }) => change({ image: target.value })}
					/>
				)}
				<Button kind="go" type="submit" disabled={isBusy}>
					<Icon of={UserPlus} />
					Add contributor
				</Button>
			</form>
			{fault && fault !== NAME_WORDS && fault !== IMAGE_WORDS && <p role="alert">{fault}</p>}
		</>
	);
}

type Type = NewContributor['type'];

function TypeChoice({ type, onType }: { type: Type; onType: (type: Type) => void }) {
	return (
		<Labelled label="Type">
			{(tied) => (
				<select
					{...tied}
					className={list.select}
					value={type}
					onChange={({ target }) => onType(target.value as Type)}
				>
					{Object.entries(typeWords).map(([each, words]) => (
						<option key={each} value={each}>
							{words}
						</option>
					))}
				</select>
			)}
		</Labelled>
	);
}
