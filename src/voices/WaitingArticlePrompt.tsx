import { useState } from 'react';
import { viewsBeforePopup } from '#domain/limits.ts';
import { Button, ButtonAnchor } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { EmailPrompt } from './EmailPrompt.tsx';
import { openWindow } from './open-window.ts';
import { isStillWaiting, setWaiting, type WaitingArticle } from './waiting-article.ts';

/** The email popup for one article: filling it in opens the article, closing it drops the request. */
export function WaitingArticlePrompt({ article }: { article: WaitingArticle }) {
	const device = useDeviceWord();
	const [isBlocked, setBlocked] = useState(false);
	const close = () => setWaiting(null);
	const open = () => {
		// If the popup was closed while the answer was on its way, the article is no longer wanted.
		if (!isStillWaiting(article)) return;
		if (openWindow(article.address)) close();
		else setBlocked(true);
	};
	if (isBlocked) return <StillClosed article={article} onClose={close} />;
	return (
		<EmailPrompt
			words={{
				title: 'Keep reading?',
				why: `You have opened ${viewsBeforePopup.studentVoice} articles. Tell us your first name and email, and every article opens on this ${device} from now on.`,
				action: 'Open the article',
			}}
			onDone={open}
			onClose={close}
		/>
	);
}

/** Some browsers refuse to open a window after waiting for the server: the reader then taps once more. */
function StillClosed({ article, onClose }: { article: WaitingArticle; onClose: () => void }) {
	return (
		<Dialog title="Thank you" onClose={onClose}>
			<p>Every article is open to you now.</p>
			<DialogAnswers>
				<ButtonAnchor kind="go" href={article.address}>
					{`Open “${article.title}”`}
				</ButtonAnchor>
				<Button onClick={onClose}>Close</Button>
			</DialogAnswers>
		</Dialog>
	);
}
