import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import styles from './Icon.module.css';

/** A Lucide icon at text size, hidden from screen readers: a word always goes with it. */
export const Icon = memo(function Icon({
	of: Glyph,
	size = 'text',
}: {
	of: LucideIcon;
	size?: 'text' | 'tab' | 'tile';
}) {
	return <Glyph className={styles[size]} aria-hidden="true" focusable="false" strokeWidth={2.1} />;
});
