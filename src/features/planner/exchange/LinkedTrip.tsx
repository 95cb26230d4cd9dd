import { use } from 'react';
import { faultWords } from '#domain/exchange/import-fault.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import type { ReadCode } from './importable.ts';

/** Shows the trip in a link, or says why there is none. Suspends until the link is read. */
export function LinkedTrip({ reading, onClose }: { reading: Promise<ReadCode>; onClose: () => void }) {
	const read = use(reading);
	if ('importable' in read) {
		return (
			<Dialog title="Import these stops?" onClose={onClose}>
				<ImportPreview importable={read.importable} onClose={onClose} />
			</Dialog>
		);
	}
	return (
		<Dialog title="There’s no trip in this link" onClose={onClose}>
			<p role="alert">{faultWords(read.fault)}</p>
			<DialogAnswers>
				<Button onClick={onClose}>OK</Button>
			</DialogAnswers>
		</Dialog>
	);
}
