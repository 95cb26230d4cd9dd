import { useState } from 'react';
import type { AccountSync } from '#sync/account-sync.ts';
import { downloadText, type OnlyHere } from '#sync/sign-out.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { localDay } from '#ui/day-words.ts';
import { useDeviceWord } from '#ui/device-word.ts';
import { downloadFile } from '#ui/download-file.ts';
import layout from '#ui/layout.module.css';
import { onlyHereTitle, onlyHereWords } from './only-here-words.ts';

interface OnlyHereDialogProps {
	account: AccountSync;
	onlyHere: OnlyHere;
	isBusy: boolean;
	/** Sends once more, and signs out when nothing is left. */
	onSyncAgain: () => Promise<void>;
	onDiscard: () => Promise<void>;
	onStay: () => void;
}

/** Asks what becomes of edits that are only on this device, before signing out deletes them from it. */
export function OnlyHereDialog({
	account,
	onlyHere,
	isBusy,
	onSyncAgain,
	onDiscard,
	onStay,
}: OnlyHereDialogProps) {
	const device = useDeviceWord();
	const [said, setSaid] = useState('');
	const syncAgain = async () => {
		setSaid('Sending');
		await onSyncAgain();
		setSaid('Still not sent. Try again when there is a signal, or download your trips.');
	};
	const download = async () => {
		const name = `tour-trails-trips-${localDay(new Date())}.json`;
		downloadFile(name, await downloadText(account.db), 'application/json');
		setSaid(`Downloaded as ${name}.`);
	};
	return (
		<Dialog title={onlyHereTitle(onlyHere, device)} onClose={onStay}>
			<p>{onlyHereWords(onlyHere, device)}</p>
			<DialogAnswers>
				{onlyHere.unsent > 0 && (
					<Button disabled={isBusy} onClick={() => void syncAgain()}>
						Sync again
					</Button>
				)}
				<Button disabled={isBusy} onClick={() => void download()}>
					Download
				</Button>
				<Button kind="danger" disabled={isBusy} onClick={() => void onDiscard()}>
					Discard and sign out
				</Button>
				<Button disabled={isBusy} onClick={onStay}>
					Stay signed in
				</Button>
			</DialogAnswers>
			<p className={layout.small} role="status">
				{said}
			</p>
		</Dialog>
	);
}
