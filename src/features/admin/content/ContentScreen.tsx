import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { takeFiles } from '#ui/take-files.ts';
import { useAttempt } from '../use-attempt.ts';
import { ContentPreview } from './ContentPreview.tsx';
import {
	type ChosenContent,
	contentFaultWords,
	downloadContent,
	previewContent,
	writeContent,
} from './content-writes.ts';
import { IpedsImport } from './IpedsImport.tsx';

/** Exports all content as a file, and imports one, after showing its changes. */
export function ContentScreen() {
	const [chosen, setChosen] = useState<ChosenContent>();
	const { attempt, fault, isBusy } = useAttempt(contentFaultWords);
	const choose = (file: File | undefined) => {
		setChosen(undefined);
		if (file) void attempt(async () => setChosen(await previewContent(file)));
	};
	const write = (content: ChosenContent) => attempt(async () => setChosen(await writeContent(content)));
	return (
		<>
			<h1>Export and Import</h1>
			<section className={layout.stack} aria-labelledby="export">
				<h2 id="export">Export</h2>
				<p>
					Colleges, guides, places, states, articles, texts and people, in one file. Pictures are not
					included: the site that imports it lists those to add.
				</p>
				<p>
					<Button disabled={isBusy} onClick={() => void attempt(downloadContent)}>
						<Icon of={Download} />
						Download all content
					</Button>
				</p>
			</section>
			<section className={layout.stack} aria-labelledby="import">
				<h2 id="import">Import</h2>
				<Field
					label="Content file"
					type="file"
					accept="application/json,.json"
					hint="You’ll see what it changes before anything is saved. Whatever it leaves out stays."
					error={fault}
					onChange={({ target }) => choose(takeFiles(target)[0])}
				/>
				<p role="status">{isBusy && 'One moment'}</p>
				{chosen && (
					<ContentPreview report={chosen.report} isBusy={isBusy} onWrite={() => void write(chosen)} />
				)}
			</section>
			<IpedsImport />
		</>
	);
}
