import type { ComponentPropsWithRef } from 'react';
import styles from './Field.module.css';

/** A box to check, and the words beside it. */
export function Check({ label, ...input }: { label: string } & ComponentPropsWithRef<'input'>) {
	return (
		<label className={styles.check}>
			<input {...input} type="checkbox" />
			{label}
		</label>
	);
}
