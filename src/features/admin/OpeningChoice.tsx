import { useState } from 'react';
import { Select } from '#ui/Select.tsx';
import { useStepping } from '#ui/use-stepping.ts';
import styles from './OpeningChoice.module.css';

interface Props {
	label: string;
	/** The option for an empty page. */
	none: string;
	options: readonly { value: string; words: string }[];
	/** The thing on the page; empty for none. */
	opened: string;
	onOpen: (value: string) => void;
}

/** Opens the chosen option; one reached with the arrow keys opens on Enter, or when the list loses the focus. */
export function OpeningChoice({ label, none, options, opened, onOpen }: Props) {
	const [{ value, isStep }, show] = useState({ value: opened, isStep: false });
	const [listed, setListed] = useState(opened);
	// The page follows a moment after the choice, by which time the arrow keys may have moved on.
	if (listed !== opened) {
		setListed(opened);
		if (!isStep) show({ value: opened, isStep });
	}
	const settle = () => {
		if (!isStep) return;
		show({ value, isStep: false });
		if (value !== opened) onOpen(value);
	};
	const { isStepping, watch } = useStepping({ onEnter: settle, onLeave: settle });
	const choose = (next: string) => {
		show({ value: next, isStep: isStepping() });
		if (!isStepping()) onOpen(next);
	};
	return (
		<Select
			label={label}
			className={styles.choice}
			value={value}
			onChange={({ target }) => choose(target.value)}
			{...watch}
		>
			<option value="">{none}</option>
			{options.map((option) => (
				<option key={option.value} value={option.value}>
					{option.words}
				</option>
			))}
		</Select>
	);
}
