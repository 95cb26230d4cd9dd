import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { Labelled, type Labels } from './Labelled.tsx';

/** A labeled choice from a list; `children` are its options. */
export function Select({
	label,
	hint,
	error,
	className,
	...select
}: Labels & ComponentPropsWithRef<'select'>) {
	return (
		<Labelled label={label} hint={hint} error={error}>
			{(tied) => <select {...select} {...tied} className={classNames(styles.select, className)} />}
		</Labelled>
	);
}
