import { UserPlus } from 'lucide-react';
import type { Contributor } from '#domain/contributors/contributor.ts';
import {
	IMAGE_WORDS,
	LONGEST_CONTRIBUTOR_NAME,
	type NewContributor,
} from '#domain/contributors/contributor-form.ts';
import { NAME_WORDS } from '#domain/forms/edit-rules.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { Select } from '#ui/Select.tsx';
import { labels } from '../field-labels.ts';
import list from '../list/AdminList.module.css';
import { NotSaved } from '../NotSaved.tsx';
import { fullName, typeWords } from './contributor-words.ts';
import { type OnAdd, useContributorForm } from './use-contributor-form.ts';

/** Adds a contributor; the input stays until that is done. */
export function ContributorForm({ people, onAdd }: { people: readonly Contributor[]; onAdd: OnAdd }) {
	const { person, added, fault, isBusy, notSaved, change, add } = useContributorForm(people, onAdd);
	return (
		<form
			className={list.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void add();
			}}
		>
			<div className={list.fields}>
				<Field
					label={labels.contributor.first}
					value={person.first}
					maxLength={LONGEST_CONTRIBUTOR_NAME}
					error={fault === NAME_WORDS && person.first.trim() === '' ? fault : undefined}
					onChange={({ target }) => change('first', target.value)}
				/>
				<Field
					label={labels.contributor.last}
					value={person.last}
					maxLength={LONGEST_CONTRIBUTOR_NAME}
					error={fault === NAME_WORDS && person.last.trim() === '' ? fault : undefined}
					onChange={({ target }) => change('last', target.value)}
				/>
				<TypeChoice type={person.type} onType={(type) => change('type', type)} />
				{person.type === 'key' && (
					<Field
						label={labels.contributor.image}
						type="url"
						value={person.image ?? ''}
						error={fault === IMAGE_WORDS ? fault : undefined}
						onChange={({ target }) => change('image', target.value)}
					/>
				)}
			</div>
			<div className={layout.row}>
				<Button kind="go" type="submit" disabled={isBusy}>
					<Icon of={UserPlus} />
					{added ? `Save ${fullName(added)}` : 'Add contributor'}
				</Button>
				<NotSaved {...notSaved} />
			</div>
			{fault && fault !== NAME_WORDS && fault !== IMAGE_WORDS && <p role="alert">{fault}</p>}
		</form>
	);
}

type Type = NewContributor['type'];

function TypeChoice({ type, onType }: { type: Type; onType: (type: Type) => void }) {
	return (
		<Select
			label={labels.contributor.type}
			value={type}
			onChange={({ target }) => onType(target.value as Type)}
		>
			{Object.entries(typeWords).map(([each, words]) => (
				<option key={each} value={each}>
					{words}
				</option>
			))}
		</Select>
	);
}
