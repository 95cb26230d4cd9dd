import type { ComponentPropsWithRef } from 'react';
import styles from './Field.module.css';
import { hintOf, Labelled, type Labels } from './Labelled.tsx';

/** A labeled field of several lines. If its `value` fills its `maxLength`, it says so instead of its hint. */
export function TextArea({ label, hint, error, ...area }: Labels & ComponentPropsWithRef<'textarea'>) {
	return (
		<Labelled label={label} hint={hintOf(area, hint)} error={error}>
			{(tied) => <textarea {...area} {...tied} className={styles.input} />}
		</Labelled>
	);
}
