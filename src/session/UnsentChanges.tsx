import { HardDriveDownload } from 'lucide-react';
import { signedOutWords, useUnsentChanges } from '#sync/unsent-changes.ts';
import { Banner } from '#ui/Banner.tsx';
import { useDeviceWord } from '#ui/device-word.ts';

/**
 * Says that the edits of someone no longer signed in here are safe. Security: does not say whose they are, or what is
 * in them.
 */
export function UnsentChanges() {
	const device = useDeviceWord();
	if (!useUnsentChanges()) return null;
	return (
		<Banner icon={HardDriveDownload}>
			<b>{`${signedOutWords(device)}.`}</b> Sign in with the account they belong to, and they’ll be sent.
		</Banner>
	);
}
