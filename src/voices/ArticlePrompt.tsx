import { lazy, Suspense, useState } from 'react';
import { pageLimits } from '#domain/limits.ts';
import { Button, ButtonAnchor } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { type HeldArticle, holdArticle, isStillHeld, useHeldArticle } from './held-article.ts';

const EmailPrompt = lazy(async () => ({ default: (await import('./EmailPrompt.tsx')).EmailPrompt }));

/** The e-mail popup over a list of articles, while one is held; filling it in opens that one, closing it lets go. */
export function ArticlePrompt() {
	const held = useHeldArticle();
	return held && <PromptFor key={held.address} article={held} />;
}

function PromptFor({ article }: { article: HeldArticle }) {
	const device = useDeviceWord();
	const [isBlocked, setBlocked] = useState(false);
	const close = () => holdArticle(null);
	const open = () => {
		// Who closed the popup while the answer was on its way let go of the article.
		if (!isStillHeld(article)) return;
		if (openNow(article.address)) close();
		else setBlocked(true);
	};
	if (isBlocked) return <StillClosed article={article} onClose={close} />;
	return (
		<Suspense fallback={null}>
			<EmailPrompt
				words={{
					title: 'Want to read on?',
					why: `You have opened ${pageLimits.studentVoice} articles. Tell us your first name and e-mail, and every article opens on this ${device} from now on. You get one mail that asks whether you want more; if you don't, it stays at one.`,
					action: 'Open the article',
				}}
				onDone={open}
				onClose={close}
			/>
		</Suspense>
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

/** Security: the new window gets no hold on this one. Asked for with `noopener`, a browser would not say whether it opened. */
function openNow(address: string): boolean {
	const opened = window.open(address, '_blank');
	if (opened) opened.opener = null;
	return opened !== null;
}
