import { useDeviceWord } from '#ui/device-word.ts';
import { EmailPrompt } from './EmailPrompt.tsx';
import { closeGuidePrompt } from './guide-visit.ts';
import { knownRecord } from './view-record.ts';

/** The email popup over a guide, once the free guides are used up. The guide stays, whether it is filled in or not. */
export function GuidePrompt({ ipedsId }: { ipedsId: number }) {
	const device = useDeviceWord();
	// The guide under the popup is already counted.
	const before = knownRecord().collegeViews.length - 1;
	const close = () => closeGuidePrompt(ipedsId);
	return (
		<EmailPrompt
			words={{
				title: 'Keep reading?',
				why: `You have read ${before} guides. Tell us your first name and email, and we won’t ask again on this ${device}.`,
				action: 'Read the guide',
			}}
			onDone={close}
			onClose={close}
		/>
	);
}
