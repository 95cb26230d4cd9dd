import { useLoaderData } from 'react-router-dom';
import type { Contributor } from '#domain/contributors/contributor.ts';
import type { SiteContent } from '#domain/site/site-content.ts';
import { aboutTexts } from '#domain/site/site-form.ts';
import { ContributorsPart } from './ContributorsPart.tsx';
import { TextForm } from './TextForm.tsx';

export function AboutManagerScreen() {
	const { texts, contributors } = useLoaderData<{ texts: SiteContent[]; contributors: Contributor[] }>();
	return (
		<>
			<h1>About Manager</h1>
			{aboutTexts.map(({ name, label }) => (
				<TextForm
					key={name}
					name={name}
					label={label}
					html={texts.find((text) => text.name === name)?.html ?? ''}
				/>
			))}
			<ContributorsPart first={contributors} />
		</>
	);
}
