import { CircleX, Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { exportContent, importContent } from '#api/admin-content.ts';
import { ApiError } from '#api/api-error.ts';
import type { ContentReport } from '#domain/admin/content-file.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { downloadFile } from '#ui/download-file.ts';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Legend } from '#ui/Legend.tsx';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import { refusalWords } from '../failure-words.ts';
import { useAttempt } from '../use-attempt.ts';
import { IpedsImport } from './IpedsImport.tsx';

interface Chosen {
	content: unknown;
	report: ContentReport;
}

const NO_FILE = 'This isn’t a content file, or it’s from another release.';
const number = (value: number) => value.toLocaleString('en-US');

/** All content as a file, and back: what a file would change is shown before it is written. */
export function ContentScreen() {
	const [chosen, setChosen] = useState<Chosen>();
	const { attempt, fault, isBusy } = useAttempt(faultWords);
	const save = () =>
		attempt(async () => {
			const file = await exportContent();
			const name = `content-${file.made.slice(0, 10)}.json`;
			downloadFile(new File([JSON.stringify(file, null, '\t')], name, { type: 'application/json' }));
			showToast({ words: `Downloaded as ${name}.` });
		});
	const choose = (file: File | undefined) => {
		setChosen(undefined);
		if (!file) return;
		void attempt(async () => {
			const content: unknown = JSON.parse(await file.text());
			setChosen({ content, report: await importContent(content, true) });
		});
	};
	const write = ({ content }: Chosen) =>
		attempt(async () => {
			await importContent(content, false);
			setChosen(undefined);
			showToast({ words: 'Imported. Phones pick it up within a minute.' });
		});
	return (
		<>
			<h1>Export and Import</h1>
			<section className={layout.stack} aria-labelledby="export">
				<h2 id="export">Export</h2>
				<p>Colleges, guides, places, states, articles, texts and people, in one file.</p>
				<p>
					<Button disabled={isBusy} onClick={() => void save()}>
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
					onChange={({ target }) => choose(target.files?.[0])}
				/>
				<p role="status">{isBusy && 'One moment'}</p>
				{chosen && <Preview chosen={chosen} isBusy={isBusy} onWrite={() => void write(chosen)} />}
			</section>
			<IpedsImport />
		</>
	);
}

function faultWords(error: unknown): string {
	const isNone = error instanceof SyntaxError || (error instanceof ApiError && error.code === 'bad_body');
	return isNone ? NO_FILE : refusalWords(error);
}

function Preview({
	chosen: { report },
	isBusy,
	onWrite,
}: {
	chosen: Chosen;
	isBusy: boolean;
	onWrite: () => void;
}) {
	const { kinds, faults } = report;
	if (faults.length > 0) {
		return (
			<Banner icon={CircleX} tone="bad" live="alert">
				<b>Nothing can be imported.</b> {faults.join('. ')}.
			</Banner>
		);
	}
	const changes = kinds.reduce((sum, { added, changed }) => sum + added + changed, 0);
	return (
		<>
			<Legend
				facts={kinds.map(({ kind, added, changed, same }) => ({
					label: kind.replaceAll('_', ' '),
					value: `${number(added)} new, ${number(changed)} changed, ${number(same)} unchanged`,
				}))}
			/>
			<p>
				<Button kind="go" disabled={isBusy || changes === 0} onClick={onWrite}>
					<Icon of={Upload} />
					{importWords(changes)}
				</Button>
			</p>
		</>
	);
}

function importWords(changes: number): string {
	if (changes === 0) return 'Nothing to import';
	return changes === 1 ? 'Import one change' : `Import ${number(changes)} changes`;
}
