import type { ComponentPropsWithRef } from 'react';
import styles from './Switch.module.css';

/** An on/off switch; its label stays the same. */
export function Switch({ label, ...input }: { label: string } & ComponentPropsWithRef<'input'>) {
	return (
		<label className={styles.switch}>
			{/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked. */}
			<input {...input} type="checkbox" role="switch" />
			{label}
		</label>
	);
}
