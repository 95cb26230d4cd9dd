import { Download } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { useBusy } from '#ui/use-busy.ts';
import styles from './AccountScreen.module.css';
import type { Heard } from './account-view.ts';
import { saveExport } from './account-writes.ts';
import { DeleteAccount } from './DeleteAccount.tsx';

/** Exports or deletes the person's data. `known` is null while the server is out of reach. */
export function YourData({ known }: { known: Heard['known'] }) {
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
				<DeleteAccount way={known?.way ?? null} licences={known?.billing.licences ?? []} />
			</div>
		</section>
	);
}

function ExportButton() {
	const device = useDeviceWord();
	const { isBusy, busyWith } = useBusy();
	return (
		<Button disabled={isBusy} onClick={() => void busyWith(() => saveExport(device))}>
			<Icon of={Download} />
			Export
		</Button>
	);
}
