import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Field.module.css';

export function Check({ label, ...input }: { label: ReactNode } & ComponentPropsWithRef<'input'>) {
	return (
		<label className={styles.check}>
			<input {...input} type="checkbox" />
			{label}
		</label>
	);
}
