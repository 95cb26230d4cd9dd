import { useState } from 'react';
import type { State } from '#domain/states/state.ts';
import { Labelled } from '#ui/Labelled.tsx';
import { useStepping } from '#ui/use-stepping.ts';
import styles from './StateEditor.module.css';

interface Props {
	states: readonly State[];
	/** The state on the page, by its number; empty for none. */
	opened: string;
	onOpen: (fips: string) => void;
}

/** Opens the state that is chosen; one that the arrow keys came by, on Enter or when the list is left. */
export function StateChoice({ states, opened, onOpen }: Props) {
	const [{ fips, isStep }, show] = useState({ fips: opened, isStep: false });
	const [listed, setListed] = useState(opened);
	// The page comes a moment after the choice, by which time the arrow keys may have gone on.
	if (listed !== opened) {
		setListed(opened);
		if (!isStep) show({ fips: opened, isStep });
	}
	const settle = () => {
		if (!isStep) return;
		show({ fips, isStep: false });
		if (fips !== opened) onOpen(fips);
	};
	const { isStepping, watch } = useStepping({ onEnter: settle, onLeave: settle });
	const choose = (next: string) => {
		show({ fips: next, isStep: isStepping() });
		if (!isStepping()) onOpen(next);
	};
	return (
		<Labelled label="State or territory">
			{(tied) => (
				<select
					{...tied}
					className={styles.select}
					value={fips}
					onChange={({ target }) => choose(target.value)}
					{...watch}
				>
					<option value="">Choose one</option>
					{states.map((state) => (
						<option key={state.fips} value={state.fips}>
							{`${state.name}${state.enabled ? ', live' : ''}`}
						</option>
					))}
				</select>
			)}
		</Labelled>
	);
}
