import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { Labelled, type Labels } from './Labelled.tsx';

/** A labeled field of several lines. With a `value` that fills its `maxLength`, it says so instead of its hint. */
export function TextArea({ label, hint, error, ...area }: Labels & ComponentPropsWithRef<'textarea'>) {
	const { value, maxLength = Number.POSITIVE_INFINITY } = area;
	const isFull = typeof value === 'string' && value.length >= maxLength;
	return (
		<Labelled
			label={label}
			hint={isFull ? `That is all that fits, ${maxLength} characters.` : hint}
			error={error}
		>
			{(tied) => <textarea {...area} {...tied} className={classNames(styles.input, styles.area)} />}
		</Labelled>
	);
}
