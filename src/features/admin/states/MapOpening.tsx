import type { FormEvent } from 'react';
import type { AdminState } from '#domain/states/edit-state.ts';
import { stateUpdateSchema } from '#domain/states/edit-state.ts';
import { OpeningMap } from '#map/OpeningMap.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { labels } from '../field-labels.ts';
import list from '../list/AdminList.module.css';
import { NotSaved } from '../NotSaved.tsx';
import { useUnsavedEdit } from '../use-unsaved-edit.ts';
import styles from './StateEditor.module.css';

const fields = ['center_lat', 'center_long', 'default_zoom'] as const;
type Name = (typeof fields)[number];
const hints: Partial<Record<Name, string>> = { default_zoom: '2 to 16' };

interface Props {
	state: AdminState;
	isBusy: boolean;
	onSave: (update: Partial<Record<Name, number>>) => Promise<AdminState | undefined>;
}

/** Sets the initial view of the state's map. */
export function MapOpening({ state, isBusy, onSave }: Props) {
	const { typed, changed, numberOf, faultOf, isTheirs, set, ...unsaved } = useOpening(state);
	const save = async (event: FormEvent) => {
		event.preventDefault();
		if (changed.length === 0 || changed.some(faultOf)) return;
		const now = await onSave(Object.fromEntries(changed.map((field) => [field, numberOf(field)])));
		if (now) unsaved.saved(now.revision, typed);
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
					onMove={({ lat, long }, zoom) => {
						set('center_lat', lat.toFixed(4));
						set('center_long', long.toFixed(4));
						set('default_zoom', zoom.toFixed(2));
					}}
				/>
			</div>
			<div className={list.fields}>
				{fields.map((field) => (
					<Field
						key={field}
						label={labels.state[field]}
						inputMode="decimal"
						autoComplete="off"
						value={typed[field] ?? String(state[field])}
						error={faultOf(field)}
						hint={isTheirs(field) ? `Theirs: ${state[field]}` : hints[field]}
						onChange={({ target }) => set(field, target.value)}
					/>
				))}
			</div>
			<div className={layout.row}>
				<Button type="submit" disabled={isBusy || changed.length === 0}>
					Save the map
				</Button>
				<NotSaved
					isUnsaved={changed.length > 0 && !isBusy}
					isStored={unsaved.isStored}
					onDiscard={() => unsaved.begin(state.revision)}
				/>
			</div>
		</form>
	);
}

/** The opening view as typed, based on what is saved. */
function useOpening(state: AdminState) {
	const unsaved = useUnsavedEdit<Partial<Record<Name, string>>>(`map-${state.fips}`, state);
	const { typed } = unsaved;
	const set = (field: Name, value: string) => unsaved.set(field, value, String(state[field]));
	const numberOf = (field: Name) => Number(typed[field]?.trim() || Number.NaN);
	const faultOf = (field: Name) =>
		typed[field] === undefined
			? undefined
			: stateUpdateSchema.shape[field].safeParse(numberOf(field)).error?.issues[0]?.message;
	const changed = fields.filter((field) => typed[field] !== undefined);
	return { ...unsaved, changed, numberOf, faultOf, set };
}
