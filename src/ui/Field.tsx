import type { ComponentPropsWithRef } from 'react';
import styles from './Field.module.css';
import { Labelled, type Labels } from './Labelled.tsx';

export function Field({ label, hint, error, ...input }: Labels & ComponentPropsWithRef<'input'>) {
	return (
		<Labelled label={label} hint={hint} error={error}>
			{(tied) => <input {...input} {...tied} className={styles.input} />}
		</Labelled>
	);
}
