import { Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { addContributor, deleteContributor } from '#api/admin-site.ts';
import type { Contributor } from '#domain/contributors/contributor.ts';
import {
	contributorFault,
	IMAGE_WORDS,
	NAME_WORDS,
	type NewContributor,
} from '#domain/contributors/contributor-form.ts';
import { Button } from '#ui/Button.tsx';
import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Labelled } from '#ui/Labelled.tsx';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import list from '../list/AdminList.module.css';
import { AdminList } from '../list/AdminList.tsx';
import { tryTo } from '../try-to.ts';

const types = { key: 'Key', parent: 'Parent', student: 'Student' } as const;
const nobody: NewContributor = { first: '', last: '', type: 'parent', image: '' };

/** The people of the About page: to add, and to take away. */
export function ContributorsPart({ first }: { first: Contributor[] }) {
	const [people, setPeople] = useState(first);
	const [person, setPerson] = useState(nobody);
	const [fault, setFault] = useState<string>();
	/** Who is about to be deleted. */
	const [leaving, setLeaving] = useState<Contributor>();
	const change = (changes: Partial<NewContributor>) => {
		setPerson({ ...person, ...changes });
		setFault(undefined);
	};
	const attempt = async (work: () => Promise<Contributor[]>, words: string): Promise<boolean> => {
		const changed = await tryTo(work);
		if (!changed) return false;
		setPeople(changed);
		showToast({ words });
		return true;
	};
	const add = async () => {
		const { type, image } = person;
		const typed = {
			first: person.first.trim(),
			last: person.last.trim(),
			type,
			image: image?.trim() || null,
		};
		const wrong = contributorFault(typed);
		setFault(wrong);
		if (wrong) return;
		const isAdded = await attempt(() => addContributor(typed), `Added: ${fullName(typed)}`);
		if (isAdded) setPerson({ ...nobody, type });
	};
	return (
		<section className={layout.stack} aria-labelledby="contributors">
			<h2 id="contributors">Contributors</h2>
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
				<Labelled label="Type">
					{(tied) => (
						<select
							{...tied}
							className={list.select}
							value={person.type}
							onChange={({ target }) => change({ type: target.value as NewContributor['type'] })}
						>
							{Object.entries(types).map(([type, words]) => (
								<option key={type} value={type}>
									{words}
								</option>
							))}
						</select>
					)}
				</Labelled>
				{person.type === 'key' && (
					<Field
						label="Image Url"
						type="url"
						value={person.image ?? ''}
						error={fault === IMAGE_WORDS ? fault : undefined}
						onChange={({ target }) => change({ image: target.value })}
					/>
				)}
				<Button kind="go" type="submit">
					<Icon of={UserPlus} />
					Add contributor
				</Button>
			</form>
			{fault && fault !== NAME_WORDS && fault !== IMAGE_WORDS && <p role="alert">{fault}</p>}
			<AdminList
				of="contributors"
				rows={people}
				keyOf={({ contributor_id }) => String(contributor_id)}
				columns={[
					{ label: 'Last name', value: ({ last }) => last },
					{ label: 'First name', value: ({ first }) => first },
					{ label: 'Type', value: ({ type }) => types[type] },
					{ label: 'Image', value: ({ image }) => image },
					{
						label: 'Delete',
						value: () => null,
						cell: (one) => (
							<Button kind="danger" aria-label={`Delete ${fullName(one)}`} onClick={() => setLeaving(one)}>
								<Icon of={Trash2} />
								Delete
							</Button>
						),
					},
				]}
				whenEmpty={<p className={layout.soft}>Nobody is named on the About page yet.</p>}
			/>
			{leaving && (
				<DeleteQuestion
					title={`Delete ${fullName(leaving)}`}
					what="contributor"
					onDelete={() => void attempt(() => deleteContributor(leaving), `Deleted: ${fullName(leaving)}`)}
					onClose={() => setLeaving(undefined)}
				/>
			)}
		</section>
	);
}

const fullName = ({ first, last }: Pick<Contributor, 'first' | 'last'>) => `${first} ${last}`;
