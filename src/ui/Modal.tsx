import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A native modal dialog, open while it is rendered: it keeps the focus inside and returns it afterward. Escape and the
 * backdrop call `onClose`.
 */
export function Modal({
	onClose,
	children,
	...named
}: {
	className: string | undefined;
	onClose: () => void;
	children: ReactNode;
} & ({ 'aria-label': string } | { 'aria-labelledby': string })) {
	const ref = useRef<HTMLDialogElement>(null);
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
			{...named}
			ref={ref}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			onClick={(event) => {
				if (event.target === event.currentTarget) onClose();
			}}
		>
			{children}
		</dialog>
	);
}
