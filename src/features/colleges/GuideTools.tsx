import { LocateFixed, Route, Search } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ToggleChip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './GuideTools.module.css';
import { JumpTo } from './JumpTo.tsx';

interface Props extends ComponentProps<typeof JumpTo> {
	/** The name filter. */
	name: string;
	/** The center of the list; null for the whole list. */
	near: string | null;
}

/** Shortcuts through a long list: by name, near the reader or a trip, or straight to a region or state. */
export function GuideTools({ name, near, columns }: Props) {
	const [, setSearch] = useSearchParams();
	const [typed, setTyped] = useState(name);
	const [shown, setShown] = useState(name);
	// A link to the whole list empties the field, too; typing reaches the address a moment later.
	if (shown !== name) {
		setShown(name);
		if (typed === shown) setTyped(name);
	}
	/** Kept in the address, so that Back restores the list as it was left. */
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
