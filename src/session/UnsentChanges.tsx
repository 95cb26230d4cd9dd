import { HardDriveDownload } from 'lucide-react';
import { Suspense } from 'react';
import { signedOutWords, useRefusedAtEnd, useUnsentChanges } from '#sync/unsent-changes.ts';
import { Banner } from '#ui/Banner.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const RefusedAtEnd = lazyPart(() => import('./RefusedAtEnd.tsx'), 'RefusedAtEnd');

/**
 * Says that the edits of someone no longer signed in here are safe, or that the device refused some. Security: does not
 * say whose they are, or what is in them.
 */
export function UnsentChanges() {
	const device = useDeviceWord();
	const hasUnsent = useUnsentChanges();
	if (useRefusedAtEnd())
		return (
			<Suspense fallback={null}>
				<RefusedAtEnd />
			</Suspense>
		);
	if (!hasUnsent) return null;
	return (
		<Banner icon={HardDriveDownload}>
			<b>{`${signedOutWords(device)}.`}</b> Sign in with the account they belong to, and they’ll be sent.
		</Banner>
	);
}
