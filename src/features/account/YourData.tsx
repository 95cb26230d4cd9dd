import { Download } from 'lucide-react';
import { useState } from 'react';
import { readExport } from '#api/account.ts';
import { ApiError } from '#api/api-error.ts';
import type { SignInWay } from '#domain/accounts/sign-in-ways.ts';
import { useCurrentAccount } from '#sync/current-account.ts';
import { downloadText } from '#sync/sign-out.ts';
import { Button } from '#ui/Button.tsx';
import { localDay } from '#ui/day-words.ts';
import { useDeviceWord } from '#ui/device-word.ts';
import { downloadFile } from '#ui/download-file.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import styles from './AccountScreen.module.css';
import { DeleteAccount } from './DeleteAccount.tsx';

/** What is kept of a person: to take along, or to be gone. `way` is null while the server cannot be asked. */
export function YourData({ way }: { way: SignInWay | null }) {
	return (
		<section className={styles.yours} aria-labelledby="yours">
			<div>
				<h2 id="yours">Your data is yours</h2>
				<p className={layout.soft}>
					Download everything we keep about you as JSON. Deleting your account deletes everything, on every
					device.
				</p>
			</div>
			<div className={layout.row}>
				<ExportButton />
				<DeleteAccount way={way} />
			</div>
		</section>
	);
}

function ExportButton() {
	const account = useCurrentAccount();
	const device = useDeviceWord();
	const [isBusy, setBusy] = useState(false);
	const download = async () => {
		setBusy(true);
		const name = `tour-trails-${localDay(new Date())}.json`;
		try {
			downloadFile(new File([await readExport()], name, { type: 'application/json' }));
			showToast({ words: `Downloaded as ${name}.` });
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			if (error.code !== 'no_signal' || !account) {
				showToast({ words: 'The server could not send your data. Please try again later.' });
				return;
			}
			downloadFile(new File([await downloadText(account.db)], name, { type: 'application/json' }));
			showToast({ words: `No signal: ${name} holds the trips that are on this ${device}.` });
		} finally {
			setBusy(false);
		}
	};
	return (
		<Button disabled={isBusy} onClick={() => void download()}>
			<Icon of={Download} />
			Export
		</Button>
	);
}
