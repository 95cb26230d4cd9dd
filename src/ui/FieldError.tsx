import { CircleX } from 'lucide-react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** What is wrong with a field that is no plain input, below it. */
export function FieldError({ id, words }: { id?: string; words: string }) {
	return (
		<p id={id} className={styles.error} role="alert">
			<Icon of={CircleX} />
			{words}
		</p>
	);
}
