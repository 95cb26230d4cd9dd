import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Contributor } from '#domain/contributors/contributor.ts';
import { Button } from '#ui/Button.tsx';
import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { labels } from '../field-labels.ts';
import { AdminList } from '../list/AdminList.tsx';
import { addPerson, removePerson } from './about-writes.ts';
import { ContributorForm } from './ContributorForm.tsx';
import { fullName, typeWords } from './contributor-words.ts';
import type { OnAdd } from './use-contributor-form.ts';

export function ContributorsPart({ first }: { first: Contributor[] }) {
	const [people, setPeople] = useState(first);
	/** The person about to be deleted. */
	const [leaving, setLeaving] = useState<Contributor>();
	const add: OnAdd = async (person, how) => {
		const added = await addPerson(person, how);
		const now = added.people ?? added.now;
		if (now) setPeople(now);
		return added;
	};
	const remove = async (person: Contributor) => {
		const left = await removePerson(person);
		if (left) setPeople(left);
	};
	return (
		<section className={layout.stack} aria-labelledby="contributors">
			<h2 id="contributors">Contributors</h2>
			<ContributorForm people={people} onAdd={add} />
			<AdminList
				of="contributors"
				rows={people}
				keyOf={({ contributor_id }) => String(contributor_id)}
				columns={[
					{ label: labels.contributor.last, value: ({ last }) => last },
					{ label: labels.contributor.first, value: ({ first }) => first },
					{ label: labels.contributor.type, value: ({ type }) => typeWords[type] },
					{ label: labels.contributor.image, value: ({ image }) => image },
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
					onDelete={() => void remove(leaving)}
					onClose={() => setLeaving(undefined)}
				/>
			)}
		</section>
	);
}
