import { CircleX, Upload } from 'lucide-react';
import { useState } from 'react';
import { importIpeds, previewIpeds } from '#api/admin-ipeds.ts';
import type { IpedsProgress, IpedsReport } from '#domain/admin/ipeds-import.ts';
import { countWords } from '#domain/count-words.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Legend } from '#ui/Legend.tsx';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import { fieldLabel } from '../colleges/college-fields.ts';
import { useAttempt } from '../use-attempt.ts';
import styles from './IpedsImport.module.css';

const number = (value: number) => value.toLocaleString('en-US');

/** Facts of colleges from the Department of Education: what its files change is shown before it is written. */
export function IpedsImport() {
	const [files, setFiles] = useState<File[]>([]);
	const [report, setReport] = useState<IpedsReport>();
	const [progress, setProgress] = useState<IpedsProgress>();
	const { attempt, fault, setFault, isBusy } = useAttempt();
	const choose = (chosen: File[]) => {
		setFiles(chosen);
		setReport(undefined);
		setProgress(undefined);
		if (chosen.length > 0) void attempt(async () => setReport(await previewIpeds(chosen)));
	};
	const write = () =>
		attempt(async () => {
			setProgress(undefined);
			const { added, changed, done, of, fault: stopped } = await importIpeds(files, setProgress);
			if (stopped !== undefined) setFault(stopped);
			else if (done < of)
				setFault(`It stopped at ${number(done)} of ${number(of)}. Choose the files again to continue.`);
			else {
				setReport(undefined);
				showToast({ words: `Imported: ${number(added)} new, ${number(changed)} changed.` });
			}
		});
	return (
		<section className={layout.stack} aria-labelledby="ipeds">
			<h2 id="ipeds">Colleges from the Department of Education</h2>
			<p>
				New colleges come in invisible. Of those we have, only facts change, and none that an editor has
				written.
			</p>
			<Field
				label="IPEDS files (CSV)"
				type="file"
				multiple
				accept=".csv,text/csv"
				hint="HD, with ADM and cost if you have them, or one list of colleges. You’ll see what changes first."
				error={fault}
				disabled={isBusy}
				onChange={({ target }) => choose([...(target.files ?? [])])}
			/>
			<p role="status">
				{isBusy && (progress ? `${number(progress.done)} of ${number(progress.of)} colleges` : 'One moment')}
			</p>
			{isBusy && progress && (
				<progress className={styles.bar} value={progress.done} max={progress.of} aria-label="Import" />
			)}
			{report && <Preview report={report} isBusy={isBusy} onWrite={() => void write()} />}
		</section>
	);
}

function Preview({ report, isBusy, onWrite }: { report: IpedsReport; isBusy: boolean; onWrite: () => void }) {
	const { added, changed, unchanged, refused, changes } = report;
	return (
		<>
			<Legend
				facts={[
					{ label: 'New', value: number(added) },
					{ label: 'Changed', value: number(changed) },
					{ label: 'As they are', value: number(unchanged) },
					{ label: 'Left out', value: number(refused.length) },
				]}
			/>
			{changes.length > 0 && (
				<details>
					<summary>
						{changes.length < changed ? `The first ${changes.length} that change` : 'What changes'}
					</summary>
					<ul className={styles.rows}>
						{changes.map(({ ipeds_id, name, fields }) => (
							<li key={ipeds_id}>
								<b>{name}</b>
								{fields.map(({ field, before, after }) => (
									<span key={field} className={layout.small}>
										{`${fieldLabel(field)}: ${before ?? 'not reported'} → ${after ?? 'not reported'}`}
									</span>
								))}
							</li>
						))}
					</ul>
				</details>
			)}
			{refused.length > 0 && (
				<Banner icon={CircleX} tone="warn">
					<details>
						<summary>{`${countWords(refused.length, 'row')} left out`}</summary>
						<ul className={styles.rows}>
							{refused.map(({ file, line, id, reason }) => (
								<li key={`${file} ${line}`}>{`${file}, line ${line}, id ${id || 'none'}: ${reason}`}</li>
							))}
						</ul>
					</details>
				</Banner>
			)}
			<p>
				<Button kind="go" disabled={isBusy || added + changed === 0} onClick={onWrite}>
					<Icon of={Upload} />
					{added + changed === 0
						? 'Nothing to import'
						: `Import: ${number(added)} new, ${number(changed)} changed`}
				</Button>
			</p>
		</>
	);
}
