import { type ReactNode, useId } from 'react';
import styles from './Dialog.module.css';
import { Modal } from './Modal.tsx';

/** A question or a short form over the page (a sheet at the bottom of a phone), open while rendered. */
export function Dialog({
	title,
	onClose,
	children,
}: {
	title: string;
	onClose: () => void;
	children: ReactNode;
}) {
	const titleId = useId();
	return (
		<Modal className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
			<div className={styles.inside}>
				<h2 id={titleId}>{title}</h2>
				{children}
			</div>
		</Modal>
	);
}

export function DialogAnswers({ children }: { children: ReactNode }) {
	return <div className={styles.answers}>{children}</div>;
}
