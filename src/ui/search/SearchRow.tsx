import { MapPin, Smartphone } from 'lucide-react';
import { Badge } from '../Badge.tsx';
import { PaintBlaze } from '../Blaze.tsx';
import { useDeviceWord } from '../device-word.ts';
import { Icon } from '../Icon.tsx';
import type { Found } from './found.ts';
import styles from './SearchField.module.css';

/** The inside of one result: its paint, its name with the match underlined, and its location. */
export function SearchRow({ found }: { found: Found }) {
	const device = useDeviceWord();
	return (
		<>
			{found.hue === undefined ? <Icon of={MapPin} /> : <PaintBlaze hue={found.hue} />}
			<span className={styles.words}>
				<span>
					{found.parts.map(({ text, match }, at) =>
						match ? (
							// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title have no identity.
							<mark key={at} className={styles.match}>
								{text}
							</mark>
						) : (
							text
						),
					)}
				</span>
				<span className={styles.detail}>{found.detail}</span>
			</span>
			{found.onDevice && (
				<Badge icon={Smartphone} tone="good">
					{`On this ${device}`}
				</Badge>
			)}
		</>
	);
}
