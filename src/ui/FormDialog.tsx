import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog, DialogAnswers } from './Dialog.tsx';
import layout from './layout.module.css';

interface Props {
	title: string;
	/** The submit button's label. */
	go: string;
	/** Takes the filled-in form, and closes the dialog if it is right. */
	onSubmit: (form: FormData) => void;
	onClose: () => void;
	children: ReactNode;
}

/** A short form in a dialog, with submit and cancel buttons. */
export function FormDialog({ title, go, onSubmit, onClose, children }: Props) {
	return (
		<Dialog title={title} onClose={onClose}>
			<form
				className={layout.stack}
				onSubmit={(event) => {
					event.preventDefault();
					onSubmit(new FormData(event.currentTarget));
				}}
			>
				{children}
				<DialogAnswers>
					<Button kind="go" type="submit">
						{go}
					</Button>
					<Button onClick={onClose}>Cancel</Button>
				</DialogAnswers>
			</form>
		</Dialog>
	);
}
