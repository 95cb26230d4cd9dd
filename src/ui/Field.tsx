import type { ComponentPropsWithRef } from 'react';
import styles from './Field.module.css';
import { hintOf, Labelled, type Labels } from './Labelled.tsx';

/** A labeled field of one line. If its `value` fills its `maxLength`, it says so instead of its hint. */
export function Field({ label, hint, error, ...input }: Labels & ComponentPropsWithRef<'input'>) {
	return (
		<Labelled label={label} hint={hintOf(input, hint)} error={error}>
			{(tied) => <input {...input} {...tied} className={styles.input} />}
		</Labelled>
	);
}
