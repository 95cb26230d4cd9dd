import { CircleX } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** A labelled input; `error` replaces the hint, marks the field invalid and is read out. */
export function Field({
	label,
	hint,
	error,
	...input
}: { label: string; hint?: string; error?: string | undefined } & ComponentPropsWithRef<'input'>) {
	const id = useId();
	const note = error ?? hint;
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			<input
				{...input}
				id={id}
				className={styles.input}
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
