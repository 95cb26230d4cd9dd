import styles from './Bones.module.css';

/** A skeleton in the shape of the coming content: one bone per height, in rem. */
export function Bones({ heights, label = 'Loading' }: { heights: number[]; label?: string }) {
	return (
		<div className={styles.bones} role="status" aria-label={label}>
			{heights.map((height, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity.
				<span key={at} style={{ '--bone': `${height}rem` } as Record<string, string>} />
			))}
		</div>
	);
}
