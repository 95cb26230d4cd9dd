import { TriangleAlert, Upload } from 'lucide-react';
import type { IpedsReport } from '#domain/admin/ipeds-import.ts';
import { countWords } from '#domain/count-words.ts';
import { thousands } from '#domain/number-words.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Legend } from '#ui/Legend.tsx';
import { fieldLabel } from '../colleges/college-fields.ts';
import styles from './imports.module.css';
import { WhatChanges } from './WhatChanges.tsx';

interface Props {
	report: IpedsReport;
	isBusy: boolean;
	onWrite: () => void;
}

/** The changes in the Department's files, skipped rows with reasons, and a button to write them. */
export function IpedsPreview({ report, isBusy, onWrite }: Props) {
	const { added, changed, unchanged, emptied, refused, changes } = report;
	return (
		<>
			<Legend
				facts={[
					{ label: 'New', value: thousands(added) },
					{ label: 'Changed', value: thousands(changed) },
					{ label: 'As they are', value: thousands(unchanged) },
					{ label: 'Left out', value: thousands(refused.length) },
				]}
			/>
			{emptied > 0 && (
				<Banner icon={TriangleAlert} tone="warn">
					{`${countWords(emptied, 'fact')} would be emptied, because these files don’t report ${emptied === 1 ? 'it' : 'them'}. You’ll find ${emptied === 1 ? 'it' : 'them'} at the top of the changes.`}
				</Banner>
			)}
			<WhatChanges
				count={changed}
				rows={changes.map(({ ipeds_id: key, name, fields }) => ({
					key,
					name,
					lines: fields.map(
						({ field, before, after }) =>
							`${fieldLabel(field)}: ${before ?? 'not reported'} → ${after ?? 'not reported'}`,
					),
				}))}
			/>
			{refused.length > 0 && (
				<Banner icon={TriangleAlert} tone="warn">
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
						: `Import: ${thousands(added)} new, ${thousands(changed)} changed`}
				</Button>
			</p>
		</>
	);
}
