import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Plaque.module.css';

/** A black sign with a neatline, as at a trailhead. `className` may only place it. */
export function Plaque({ className, children }: { className?: string | undefined; children: ReactNode }) {
	return <div className={classNames(styles.plaque, className)}>{children}</div>;
}
