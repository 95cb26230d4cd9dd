import type { LucideIcon } from 'lucide-react';
import styles from './Badge.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

/** A status as an icon and a word; color only supports them. */
export function Badge({
	icon,
	tone,
	children,
}: {
	icon: LucideIcon;
	tone?: 'good' | 'warn' | 'bad' | 'note';
	children: string;
}) {
	return (
		<span className={classNames(styles.badge, tone && styles[tone])}>
			<Icon of={icon} />
			<span>{children}</span>
		</span>
	);
}
