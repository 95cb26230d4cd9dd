import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { ToastRegion } from './ToastRegion.tsx';
import { noteDialog } from './toasts.ts';

/** In ms: as far apart as the clicks of a double click may be. */
const DOUBLE_CLICK_MS = 500;

/**
 * A native modal dialog, open while rendered: it keeps the focus inside and returns it afterward. Escape and a press on
 * the backdrop call `onClose`.
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
	const beganOutside = useRef(false);
	const id = useId();
	useEffect(() => noteDialog(id), [id]);
	// Runs before anything else can happen: a close request that arrives while no dialog is open would close what is
	// underneath.
	useLayoutEffect(() => {
		const dialog = ref.current;
		const opener = document.activeElement;
		if (dialog && !dialog.open) dialog.showModal();
		dropSecondClick();
		return () => {
			dialog?.close();
			dropSecondClick();
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
			onPointerDown={(event) => {
				beganOutside.current = event.target === event.currentTarget;
			}}
			onClick={(event) => {
				// Selecting text past the edge also ends in a click on the dialog itself.
				if (beganOutside.current && event.target === event.currentTarget) onClose();
			}}
		>
			{children}
			<ToastRegion dialog={id} />
		</dialog>
	);
}

/**
 * Drops the second click of a double click that has just opened or closed a dialog: it would press whatever is in that
 * place now.
 */
function dropSecondClick(): void {
	const drop = (event: MouseEvent) => {
		if (event.detail < 2) return;
		event.preventDefault();
		event.stopPropagation();
	};
	addEventListener('click', drop, { capture: true });
	setTimeout(() => removeEventListener('click', drop, { capture: true }), DOUBLE_CLICK_MS);
}
