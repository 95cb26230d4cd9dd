import { useState } from 'react';
import { pageLimits } from '#domain/limits.ts';
import { Button, ButtonAnchor } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { EmailPrompt } from './EmailPrompt.tsx';
import { type HeldArticle, holdArticle, isStillHeld } from './held-article.ts';
import { openWindow } from './open-window.ts';

/** The e-mail popup of one article: filling it in opens it, closing it lets go. */
export function HeldPrompt({ article }: { article: HeldArticle }) {
	const device = useDeviceWord();
	const [isBlocked, setBlocked] = useState(false);
	const close = () => holdArticle(null);
	const open = () => {
		// Who closed the popup while the answer was on its way let go of the article.
		if (!isStillHeld(article)) return;
		if (openWindow(article.address)) close();
		else setBlocked(true);
	};
	if (isBlocked) return <StillClosed article={article} onClose={close} />;
	return (
		<EmailPrompt
			words={{
				title: 'Want to read on?',
				why: `You have opened ${pageLimits.studentVoice} articles. Tell us your first name and e-mail, and every article opens on this ${device} from now on. You get one mail that asks whether you want more; if you don't, it stays at one.`,
				action: 'Open the article',
			}}
			onDone={open}
			onClose={close}
		/>
	);
}

/** Some browsers open no window once an answer of the server was waited for: then a tap does. */
function StillClosed({ article, onClose }: { article: HeldArticle; onClose: () => void }) {
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
