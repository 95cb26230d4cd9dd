import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

/** A tinted strip with one message: a bold first sentence, then its consequence. */
export function Banner({
	icon,
	tone = 'note',
	live,
	children,
}: {
	icon: LucideIcon;
	tone?: 'note' | 'good' | 'warn' | 'bad';
	/** How it is announced: `status` politely, `alert` at once. */
	live?: 'status' | 'alert';
	children: ReactNode;
}) {
	return (
		<div className={classNames(styles.banner, styles[tone])} role={live}>
			<Icon of={icon} />
			<div>{children}</div>
		</div>
	);
}
