import { useState } from 'react';
import type { ListedState } from '#domain/states/listed-state.ts';
import type { Region } from '#domain/states/region.ts';
import { Button } from '#ui/Button.tsx';
import { useStepping } from '#ui/use-stepping.ts';
import styles from './GuideTools.module.css';

interface Props {
	/** Only those with colleges that pass the name filter. */
	columns: { region: Region; states: ListedState[] }[];
}

/** The id of a region's or state's element in the list. */
export const placeInList = (id: string) => `guides-${id}`;

/** Jumps to the place chosen in the list; one reached with the arrow keys waits for Enter or the button. */
export function JumpTo({ columns }: Props) {
	const [id, setId] = useState('');
	const held = isAmong(columns, id) ? id : '';
	const jump = (to: string) => {
		setId('');
		const place = document.getElementById(placeInList(to));
		place?.scrollIntoView();
		place?.focus({ preventScroll: true });
	};
	const { isStepping, watch } = useStepping({ onEnter: () => held && jump(held) });
	return (
		<div className={styles.jump}>
			<select
				aria-label="Jump to a region or a state"
				value={held}
				onChange={({ target }) => (isStepping() ? setId : jump)(target.value)}
				{...watch}
			>
				<option value="" disabled>
					Jump to
				</option>
				{columns.map(({ region, states }) => (
					<optgroup key={region.id} label={region.idString}>
						<option value={region.id}>{`All of ${region.idString}`}</option>
						{states.map((state) => (
							<option key={state.fips} value={state.state_abbreviation}>
								{state.name}
							</option>
						))}
					</optgroup>
				))}
			</select>
			{held && <Button onClick={() => jump(held)}>Go</Button>}
		</div>
	);
}

/** False when the name filter excludes the place. */
const isAmong = (columns: Props['columns'], id: string) =>
	columns.some(
		({ region, states }) => region.id === id || states.some((state) => state.state_abbreviation === id),
	);
