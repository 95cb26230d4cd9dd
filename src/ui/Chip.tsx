import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { Link } from './Link.tsx';

/** Explain the reason next to it. */
export function ToggleChip({
	pressed,
	disabled,
	onToggle,
	children,
}: {
	pressed: boolean;
	/** Explain why next to it. */
	disabled?: boolean;
	onToggle: (pressed: boolean) => void;
	children: ReactNode;
}) {
	return (
		<button
			type="button"
			className={styles.chip}
			aria-pressed={pressed}
			aria-disabled={disabled}
			onClick={() => disabled || onToggle(!pressed)}
		>
			{children}
		</button>
	);
}

/** A round link to a page of the site. */
export function LinkChip({ to, children }: { to: string; children: ReactNode }) {
	return (
		<Link to={to} className={styles.chip}>
			{children}
		</Link>
	);
}

/** A row of chips that on a phone scrolls sideways, or with `wraps` shows all in several rows; `label` names the group. */
export function Chips({ label, wraps, children }: { label: string; wraps?: boolean; children: ReactNode }) {
	return (
		// A region that scrolls must be reachable by keyboard.
		<div
			className={styles.chips}
			role="group"
			aria-label={label}
			data-wraps={wraps}
			tabIndex={wraps ? undefined : 0}
		>
			{children}
		</div>
	);
}
