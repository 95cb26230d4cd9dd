import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog, DialogAnswers } from './Dialog.tsx';

interface Props {
	title: string;
	/** What goes, in one word: asked in the words of the specification (§8). Without it `children` say all. */
	what?: string;
	/** What the button says that does it. */
	go?: string | undefined;
	onDelete: () => void;
	onClose: () => void;
	/** What else is to know of it. */
	children?: ReactNode;
}

/** Asks before something is gone for good. */
export function DeleteQuestion({ title, what, go = 'Delete', onDelete, onClose, children }: Props) {
	return (
		<Dialog title={title} onClose={onClose}>
			{what && <p>{`Are you sure you want to delete this ${what}? This action cannot be reversed.`}</p>}
			{children}
			<DialogAnswers>
				<Button
					kind="danger"
					onClick={() => {
						onDelete();
						onClose();
					}}
				>
					{go}
				</Button>
				<Button onClick={onClose}>Keep it</Button>
			</DialogAnswers>
		</Dialog>
	);
}
