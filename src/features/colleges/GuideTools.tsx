import { LocateFixed, Route, Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListedState } from '#domain/states/listed-state.ts';
import type { Region } from '#domain/states/region.ts';
import { ToggleChip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './GuideTools.module.css';

interface Props {
	/** The name filter. */
	name: string;
	/** The center of the list; null for the whole list. */
	near: string | null;
	/** The regions and states to jump to. */
	columns: { region: Region; states: ListedState[] }[];
}

/** Shortcuts through a long list: by name, near the reader or a trip, and straight to a region or a state. */
export function GuideTools({ name, near, columns }: Props) {
	const [, setSearch] = useSearchParams();
	const [typed, setTyped] = useState(name);
	const [shown, setShown] = useState(name);
	// A link to the whole list empties the field, too; what is being typed reaches the address a moment later.
	if (shown !== name) {
		setShown(name);
		if (typed === shown) setTyped(name);
	}
	/** In the address, so that Back restores the list as it was left. */
	const show = (asked: { name?: string; near?: string }) =>
		setSearch(asked, { replace: true, preventScrollReset: true });
	const filter = (text: string) => {
		setTyped(text);
		show(text === '' ? {} : { name: text });
	};
	const showNear = (what: string, pressed: boolean) => {
		setTyped('');
		show(pressed ? { near: what } : {});
	};
	const isNearTrip = near !== null && near !== 'me';
	return (
		<div className={styles.tools}>
			<div className={styles.near} role="group" aria-label="Near">
				<ToggleChip pressed={near === 'me'} onToggle={(pressed) => showNear('me', pressed)}>
					<Icon of={LocateFixed} />
					Near me
				</ToggleChip>
				<ToggleChip pressed={isNearTrip} onToggle={(pressed) => showNear('trip', pressed)}>
					<Icon of={Route} />
					Near my trip
				</ToggleChip>
			</div>
			<label className={styles.filter}>
				<Icon of={Search} />
				<input
					type="search"
					value={typed}
					aria-label="Filter by name"
					placeholder="Name or town"
					autoComplete="off"
					onChange={(event) => filter(event.target.value)}
				/>
			</label>
			{near === null && columns.length > 0 && <JumpTo columns={columns} />}
		</div>
	);
}

/** The id of a region's or state's element in the list. */
export const placeInList = (id: string) => `guides-${id}`;

function JumpTo({ columns }: Pick<Props, 'columns'>) {
	const jump = (id: string) => {
		const place = document.getElementById(placeInList(id));
		place?.scrollIntoView();
		place?.focus({ preventScroll: true });
	};
	return (
		<select
			className={styles.jump}
			aria-label="Jump to a region or a state"
			value=""
			onChange={(event) => jump(event.target.value)}
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
	);
}
