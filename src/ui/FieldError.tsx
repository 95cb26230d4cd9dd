import { CircleX } from 'lucide-react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** What is wrong with a field that is not a plain input, shown below it. */
export function FieldError({ id, words }: { id?: string; words: string }) {
	return (
		<p id={id} className={styles.error} role="alert">
			<Icon of={CircleX} />
			{words}
		</p>
	);
}
