import type { Ref } from 'react';
import styles from './Honeypot.module.css';

/** A field no person sees or reaches: only a program fills it in. */
export function Honeypot({ ref }: { ref?: Ref<HTMLInputElement> }) {
	return (
		<div className={styles.away} aria-hidden="true">
			<input
				ref={ref}
				name="website"
				type="text"
				tabIndex={-1}
				autoComplete="off"
				aria-label="Leave this empty"
			/>
		</div>
	);
}
