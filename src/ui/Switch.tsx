import type { ComponentPropsWithRef } from 'react';
import styles from './Switch.module.css';

/** An on/off switch; its label stays the same. When disabled, it cannot be turned but can still have the focus. */
export function Switch({
	label,
	disabled,
	onChange,
	...input
}: { label: string } & Omit<ComponentPropsWithRef<'input'>, 'onClick'>) {
	return (
		<label className={styles.switch}>
			<input
				{...input}
				type="checkbox"
				// biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked.
				role="switch"
				aria-disabled={disabled}
				onClick={(event) => disabled && event.preventDefault()}
				// React also reports the change of a click that was prevented.
				onChange={(event) => !disabled && onChange?.(event)}
			/>
			{label}
		</label>
	);
}
