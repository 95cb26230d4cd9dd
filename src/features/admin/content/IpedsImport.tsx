import { thousands } from '#domain/number-words.ts';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { takeFiles } from '#ui/take-files.ts';
import { IpedsPreview } from './IpedsPreview.tsx';
import styles from './imports.module.css';
import { useIpedsImport } from './use-ipeds-import.ts';

/** Imports college facts from the Department of Education, after showing what its files change. */
export function IpedsImport() {
	const { report, progress, fault, isBusy, choose, write } = useIpedsImport();
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
				onChange={({ target }) => choose(takeFiles(target))}
			/>
			<p role="status">
				{isBusy &&
					(progress ? `${thousands(progress.done)} of ${thousands(progress.of)} colleges` : 'One moment')}
			</p>
			{isBusy && progress && (
				<progress className={styles.bar} value={progress.done} max={progress.of} aria-label="Import" />
			)}
			{report && <IpedsPreview report={report} isBusy={isBusy} onWrite={() => void write()} />}
		</section>
	);
}
