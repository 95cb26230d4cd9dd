import { CircleX } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** A labelled field of several lines, as `Field` is of one. */
export function TextArea({
	label,
	hint,
	error,
	...area
}: { label: string; hint?: string; error?: string | undefined } & ComponentPropsWithRef<'textarea'>) {
	const id = useId();
	const note = error ?? hint;
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			<textarea
				{...area}
				id={id}
				className={classNames(styles.input, styles.area)}
				aria-invalid={error ? true : undefined}
				aria-describedby={note ? `${id}-note` : undefined}
			/>
			{note && (
				<p
					id={`${id}-note`}
					className={error ? styles.error : styles.hint}
					role={error ? 'alert' : undefined}
				>
					{error && <Icon of={CircleX} />}
					{note}
				</p>
			)}
		</div>
	);
}
