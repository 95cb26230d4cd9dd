import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';

/**
 * A modal dialog (a sheet at the bottom of a phone). It is open while it is rendered; Escape and the backdrop call `onClose`.
 * The native element keeps focus inside and gives it back.
 */
export function Dialog({
	title,
	onClose,
	children,
}: {
	title: string;
	onClose: () => void;
	children: ReactNode;
}) {
	const ref = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	useEffect(() => {
		const dialog = ref.current;
		const opener = document.activeElement;
		if (dialog && !dialog.open) dialog.showModal();
		return () => {
			dialog?.close();
			if (opener instanceof HTMLElement) opener.focus();
		};
	}, []);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, the dialog's own cancel event.
		<dialog
			ref={ref}
			className={styles.dialog}
			aria-labelledby={titleId}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			onClick={(event) => {
				if (event.target === event.currentTarget) onClose();
			}}
		>
			<div className={styles.inside}>
				<h2 id={titleId}>{title}</h2>
				{children}
			</div>
		</dialog>
	);
}

/** The row of a dialog's answers. */
export function DialogAnswers({ children }: { children: ReactNode }) {
	return <div className={styles.answers}>{children}</div>;
}
