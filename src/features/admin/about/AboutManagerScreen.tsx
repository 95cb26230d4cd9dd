import { useLoaderData } from 'react-router-dom';
import type { Contributor } from '#domain/contributors/contributor.ts';
import { aboutTexts, type EditedText } from '#domain/site/site-form.ts';
import { unwritten } from '../site/text-writes.ts';
import { ContributorsPart } from './ContributorsPart.tsx';
import { TextForm } from './TextForm.tsx';

export function AboutManagerScreen() {
	const { texts, contributors } = useLoaderData<{ texts: EditedText[]; contributors: Contributor[] }>();
	return (
		<>
			<h1>About Manager</h1>
			{aboutTexts.map(({ name, label }) => (
				<TextForm
					key={name}
					label={label}
					loaded={texts.find((text) => text.name === name) ?? unwritten(name)}
				/>
			))}
			<ContributorsPart first={contributors} />
		</>
	);
}
