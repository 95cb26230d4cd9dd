import { CircleX, Upload } from 'lucide-react';
import type { ContentReport } from '#domain/admin/content-file.ts';
import { thousands } from '#domain/number-words.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Legend } from '#ui/Legend.tsx';

interface Props {
	report: ContentReport;
	isBusy: boolean;
	onWrite: () => void;
}

/** A content file's changes, with a button to write them; or why they cannot be written. */
export function ContentPreview({ report, isBusy, onWrite }: Props) {
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
					value: `${thousands(added)} new, ${thousands(changed)} changed, ${thousands(same)} unchanged`,
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
	return changes === 1 ? 'Import one change' : `Import ${thousands(changes)} changes`;
}
