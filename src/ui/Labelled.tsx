import { CircleX } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** The texts around a field; `error` replaces the hint, marks the field invalid and is read aloud. */
export interface Labels {
	label: string;
	hint?: string | undefined;
	error?: string | undefined;
}

/**
 * Returns a field's hint, or says that the field is full: a browser silently drops whatever is typed or pasted beyond.
 */
export function hintOf(
	{ value, maxLength = Number.POSITIVE_INFINITY }: { value?: unknown; maxLength?: number | undefined },
	hint: string | undefined,
): string | undefined {
	const isFull = typeof value === 'string' && value.length >= maxLength;
	return isFull ? `That is all that fits, ${maxLength} characters.` : hint;
}

/** A field's label and note. `children` makes the field, with the attributes that tie it to them. */
export function Labelled({
	label,
	hint,
	error,
	children,
}: Labels & {
	children: (tied: {
		id: string;
		'aria-invalid': true | undefined;
		'aria-describedby': string | undefined;
	}) => ReactNode;
}) {
	const id = useId();
	const note = error ?? hint;
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			{children({
				id,
				'aria-invalid': error ? true : undefined,
				'aria-describedby': note ? `${id}-note` : undefined,
			})}
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
