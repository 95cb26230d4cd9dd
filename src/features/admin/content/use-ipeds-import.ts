import { useState } from 'react';
import { importIpeds, previewIpeds } from '#api/admin-ipeds.ts';
import type { IpedsProgress, IpedsReport } from '#domain/admin/ipeds-import.ts';
import { thousands } from '#domain/number-words.ts';
import { showToast } from '#ui/toasts.ts';
import { useAttempt } from '../use-attempt.ts';

/** An import of Department of Education files: the changes they would make, and the progress of writing them. */
export function useIpedsImport() {
	const [files, setFiles] = useState<File[]>([]);
	const [report, setReport] = useState<IpedsReport>();
	const [progress, setProgress] = useState<IpedsProgress>();
	const { attempt, fault, setFault, isBusy } = useAttempt();
	return {
		report,
		progress,
		fault,
		isBusy,
		choose: (chosen: File[]) => {
			setFiles(chosen);
			setReport(undefined);
			setProgress(undefined);
			if (chosen.length > 0) void attempt(async () => setReport(await previewIpeds(chosen)));
		},
		write: () =>
			attempt(async () => {
				setProgress(undefined);
				const { added, changed, done, of, fault: stopped } = await importIpeds(files, setProgress);
				if (stopped !== undefined) setFault(stopped);
				else if (done < of)
					setFault(
						`It stopped at ${thousands(done)} of ${thousands(of)}. Choose the files again to continue.`,
					);
				else {
					setReport(undefined);
					showToast({ words: `Imported: ${thousands(added)} new, ${thousands(changed)} changed.` });
				}
			}),
	};
}
