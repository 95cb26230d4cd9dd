import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Field.module.css';

/** A checkbox with its label. */
export function Check({ label, ...input }: { label: ReactNode } & ComponentPropsWithRef<'input'>) {
	return (
		<label className={styles.check}>
			<input {...input} type="checkbox" />
			{label}
		</label>
	);
}
