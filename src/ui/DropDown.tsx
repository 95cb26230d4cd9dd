import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './DropDown.module.css';
import { Icon } from './Icon.tsx';

/**
 * A button in the title band with more links beneath it; closed by a choice, Escape, or a press or focus elsewhere. It
 * is not a popover: browsers without popovers would always show the links, and others size them differently.
 */
export function DropDown({
	label,
	className,
	children,
}: {
	label: ReactNode;
	/** The button's class. */
	className: string | undefined;
	children: ReactNode;
}) {
	const id = useId();
	const group = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	useEffect(() => {
		if (!isOpen) return;
		const close = ({ target }: Event) => {
			if (!group.current?.contains(target as Node)) setOpen(false);
		};
		const closeOnEscape = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return;
			// Otherwise the same key would also close whatever else is open.
			event.preventDefault();
			setOpen(false);
			button.current?.focus();
		};
		// Tab moves the focus elsewhere; a click moves it differently in each browser.
		const events = ['pointerdown', 'focusin'] as const;
		for (const event of events) document.addEventListener(event, close);
		document.addEventListener('keydown', closeOnEscape);
		return () => {
			for (const event of events) document.removeEventListener(event, close);
			document.removeEventListener('keydown', closeOnEscape);
		};
	}, [isOpen]);
	/** The chosen link has the focus and is about to be hidden; a dialog it opens returns it to the button. */
	const closeByChoice = () => {
		button.current?.focus();
		setOpen(false);
	};
	return (
		<div ref={group} className={styles.group}>
			<button
				ref={button}
				type="button"
				className={className}
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setOpen(!isOpen)}
			>
				{label}
				<Icon of={ChevronDown} />
			</button>
			<div id={id} className={styles.under} hidden={!isOpen}>
				{/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a choice closes it, the links do the rest. */}
				<div onClick={closeByChoice}>{children}</div>
			</div>
		</div>
	);
}
