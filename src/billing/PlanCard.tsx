import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Plans.module.css';

interface Props {
	name: string;
	price: string;
	per: string;
	gives: string[];
	children: ReactNode;
}

/** A plan on a card; `flag` marks the reader's own. */
export function PlanCard({ flag, ...plan }: Props & { flag: string | false }) {
	return (
		<section className={classNames(styles.plan, styles.card, flag && styles.current)}>
			{flag && (
				<p className={styles.flag}>
					<Icon of={Check} />
					{flag}
				</p>
			)}
			<Plan {...plan} />
		</section>
	);
}

/** A plan's name, price and features, with what can be done about it below. */
export function Plan({ name, price, per, gives, children }: Props) {
	return (
		<>
			<h3>{name}</h3>
			<p className={styles.price}>
				{price} <small>{per}</small>
			</p>
			<ul className={styles.gives}>
				{gives.map((words) => (
					<li key={words}>
						<Icon of={Check} />
						<span>{words}</span>
					</li>
				))}
			</ul>
			<div className={styles.action}>{children}</div>
		</>
	);
}
