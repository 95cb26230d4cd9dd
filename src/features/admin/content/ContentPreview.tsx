import { CircleX, ImageOff, Upload } from 'lucide-react';
import { auditedAs, type ContentKind, type ContentReport } from '#domain/admin/content-file.ts';
import { capitalized } from '#domain/capitalized.ts';
import { countWords } from '#domain/count-words.ts';
import { thousands } from '#domain/number-words.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Legend } from '#ui/Legend.tsx';
import layout from '#ui/layout.module.css';
import { labelIn } from '../field-labels.ts';
import { WhatChanges } from './WhatChanges.tsx';

interface Props {
	report: ContentReport;
	isBusy: boolean;
	onWrite: () => void;
}

/** A content file's changes, with a button to write them; or why they cannot be written. */
export function ContentPreview({ report, isBusy, onWrite }: Props) {
	const { kinds, changes, faults, missing_pictures: missing } = report;
	if (faults.length > 0) {
		return (
			<Banner icon={CircleX} tone="bad" live="alert">
				<b>Nothing can be imported.</b>
				<ul className={layout.stack}>
					{faults.map((fault) => (
						<li key={fault}>{fault}</li>
					))}
				</ul>
			</Banner>
		);
	}
	const count = kinds.reduce((sum, { added, changed }) => sum + added + changed, 0);
	return (
		<>
			<Legend
				facts={kinds.map(({ kind, added, changed, same }) => ({
					label: kindWords(kind),
					value: `${thousands(added)} new, ${thousands(changed)} changed, ${thousands(same)} unchanged`,
				}))}
			/>
			<WhatChanges
				count={count}
				rows={changes.map(({ kind, key, name, fields }) => ({
					key: `${kind} ${key}`,
					name,
					lines: [changeWords(kind, fields)],
				}))}
			/>
			{missing.length > 0 && (
				<Banner icon={ImageOff} tone="warn">
					<details>
						<summary>{`${countWords(missing.length, 'picture')} to bring in with the editor`}</summary>
						<p>
							A content file has no pictures. All else comes in, and these keep the picture they have here:
						</p>
						<ul className={layout.stack}>
							{missing.map((each) => (
								<li key={each}>{each}</li>
							))}
						</ul>
					</details>
				</Banner>
			)}
			<p>
				<Button kind="go" disabled={isBusy || count === 0} onClick={onWrite}>
					<Icon of={Upload} />
					{importWords(count)}
				</Button>
			</p>
		</>
	);
}

/** "Site content". */
const kindWords = (kind: string) => capitalized(kind.replaceAll('_', ' '));

/** "Colleges: City; Stay"; "Places: new". */
function changeWords(kind: ContentKind, fields: string[]): string {
	const labels = fields.map((field) => labelIn(auditedAs[kind], field));
	return `${kindWords(kind)}: ${labels.join('; ') || 'new'}`;
}

function importWords(changes: number): string {
	if (changes === 0) return 'Nothing to import';
	return changes === 1 ? 'Import one change' : `Import ${thousands(changes)} changes`;
}
