import styles from './Legend.module.css';

/** Facts as a map's legend: label left, value right. */
export function Legend({ facts }: { facts: { label: string; value: string }[] }) {
	return (
		<dl className={styles.legend}>
			{facts.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
