import { type FormEvent, useState } from 'react';
import type { AdminState } from '#domain/states/edit-state.ts';
import { stateUpdateSchema } from '#domain/states/edit-state.ts';
import { OpeningMap } from '#map/OpeningMap.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import styles from './StateEditor.module.css';

const fields = [
	['center_lat', 'Latitude of the center'],
	['center_long', 'Longitude of the center'],
	['default_zoom', 'Zoom, 2 to 16'],
] as const;
type Name = (typeof fields)[number][0];

interface Props {
	state: AdminState;
	isBusy: boolean;
	onSave: (update: Partial<Record<Name, number>>) => Promise<boolean>;
}

/** Sets the initial view of the state's map. */
export function MapOpening({ state, isBusy, onSave }: Props) {
	const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
	const numberOf = (field: Name) => Number(typed[field]?.trim() || Number.NaN);
	const faultOf = (field: Name) =>
		typed[field] === undefined
			? undefined
			: stateUpdateSchema.shape[field].safeParse(numberOf(field)).error?.issues[0]?.message;
	const changed = fields.map(([field]) => field).filter((field) => typed[field] !== undefined);
	const save = async (event: FormEvent) => {
		event.preventDefault();
		if (changed.length === 0 || changed.some(faultOf)) return;
		if (await onSave(Object.fromEntries(changed.map((field) => [field, numberOf(field)])))) setTyped({});
	};
	return (
		<form
			className={`${styles.card} ${layout.stack}`}
			aria-labelledby="opening"
			onSubmit={(event) => void save(event)}
		>
			<h2 id="opening">Where its map opens</h2>
			<p className={layout.soft}>Drag the map and zoom it, or type where it should open. Then save.</p>
			<div className={`${layout.mapPanel} ${styles.map}`}>
				<OpeningMap
					state={state}
					onMove={({ lat, long }, zoom) =>
						setTyped({
							center_lat: lat.toFixed(4),
							center_long: long.toFixed(4),
							default_zoom: zoom.toFixed(2),
						})
					}
				/>
			</div>
			<div className={styles.three}>
				{fields.map(([field, label]) => (
					<Field
						key={field}
						label={label}
						inputMode="decimal"
						autoComplete="off"
						value={typed[field] ?? String(state[field])}
						error={faultOf(field)}
						onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
					/>
				))}
			</div>
			<p>
				<Button type="submit" disabled={isBusy || changed.length === 0}>
					Save the map
				</Button>
			</p>
		</form>
	);
}
