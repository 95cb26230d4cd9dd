import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog, DialogAnswers } from './Dialog.tsx';
import { focusFirst } from './focus-it.ts';

interface Props {
	title: string;
	/** The deleted thing in one word, for the specification's question (§8). Without it, `children` say everything. */
	what?: string;
	/** The label of the button that deletes. */
	go?: string | undefined;
	onDelete: () => void;
	onClose: () => void;
	/** Anything else to know before deleting. */
	children?: ReactNode;
}

/** Asks before permanently deleting something. A second Enter keeps it. */
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
				<Button ref={focusFirst} onClick={onClose}>
					Keep it
				</Button>
			</DialogAnswers>
		</Dialog>
	);
}
