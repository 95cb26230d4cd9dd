import { useState } from 'react';
import { localDay } from '#domain/day-words.ts';
import { useCurrentAccount } from '#sync/current-account.ts';
import { downloadText } from '#sync/only-here.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { downloadFile } from '#ui/download-file.ts';
import layout from '#ui/layout.module.css';
import { useBusy } from '#ui/use-busy.ts';
import { type AtStake, logOut, logOutOrAsk } from './log-out.ts';
import { downloadedWords, onlyHereTitle, onlyHereWords } from './only-here-words.ts';

/** Asks about edits that exist only on this device, before Logout deletes them. */
export function OnlyHereDialog({ onlyHere, onClose }: { onlyHere: AtStake; onClose: () => void }) {
	const account = useCurrentAccount();
	const device = useDeviceWord();
	const [left, setLeft] = useState(onlyHere);
	const { isBusy, busyWith } = useBusy();
	// Another page is about to open.
	const [hasLeft, setHasLeft] = useState(false);
	const isWaiting = isBusy || hasLeft;
	const [said, setSaid] = useState('');
	const syncAgain = async () => {
		setSaid('Sending');
		const still = await logOutOrAsk().finally(() => setSaid(''));
		if (!still) return onClose();
		setLeft(still);
		if (still.unsent > 0)
			setSaid('Still not sent. Try again when there is a signal, or download your trips.');
	};
	const discard = async () => {
		if (await logOut(left)) setHasLeft(true);
		else onClose();
	};
	const download = async () => {
		if (!account) return;
		const name = `tour-trails-trips-${localDay(new Date())}.json`;
		const { text, isAll } = await downloadText(account.db);
		downloadFile(new File([text], name, { type: 'application/json' }));
		setSaid(downloadedWords({ name, isAll }, device));
	};
	return (
		<Dialog title={onlyHereTitle(left, device)} onClose={onClose}>
			<p>{onlyHereWords(left, device)}</p>
			<DialogAnswers>
				{left.unsent > 0 && (
					<Button disabled={isWaiting} onClick={() => void busyWith(syncAgain)}>
						Sync again
					</Button>
				)}
				{left.unsent + left.refused > 0 && (
					<Button disabled={isWaiting} onClick={() => void download()}>
						Download
					</Button>
				)}
				<Button kind="danger" disabled={isWaiting} onClick={() => void busyWith(discard)}>
					Discard and sign out
				</Button>
				<Button disabled={isWaiting} onClick={onClose}>
					Stay signed in
				</Button>
			</DialogAnswers>
			<p className={layout.small} role="status">
				{said}
			</p>
		</Dialog>
	);
}
