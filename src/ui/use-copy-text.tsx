import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { copyText } from './copy-text.ts';
import { Dialog, DialogAnswers } from './Dialog.tsx';
import { showToast } from './toasts.ts';
import styles from './use-copy-text.module.css';

/** A function that copies a text or link, and what to render if the browser does not allow copying. */
export function useCopyText(what: 'text' | 'link' = 'text'): {
	copy: (text: string) => Promise<void>;
	fallback: ReactNode;
} {
	const [shown, show] = useState<string>();
	const copy = async (text: string) => {
		if (await copyText(text)) showToast({ words: what === 'link' ? 'Link copied' : 'Copied' });
		else show(text);
	};
	return {
		copy,
		fallback: shown !== undefined && (
			<Dialog title={`Copy this ${what}`} onClose={() => show(undefined)}>
				<textarea
					className={styles.text}
					aria-label={what === 'link' ? 'Link to copy' : 'Text to copy'}
					readOnly
					rows={8}
					value={shown}
					onFocus={(event) => event.target.select()}
				/>
				<DialogAnswers>
					<Button onClick={() => show(undefined)}>Done</Button>
				</DialogAnswers>
			</Dialog>
		),
	};
}
