import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { StateEdit } from '#api/admin-states.ts';
import { countWords } from '#domain/count-words.ts';
import { paths } from '#domain/paths.ts';
import type { AdminState } from '#domain/states/edit-state.ts';
import { ButtonDocument } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { Switch } from '#ui/Switch.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { labels } from '../field-labels.ts';
import { MapOpening } from './MapOpening.tsx';
import { changeState } from './state-writes.ts';
import { TripTips } from './TripTips.tsx';

/** One state: live or not, its tips, and its map. Each part saves on its own. */
export function StateForm({ loaded }: { loaded: AdminState }) {
	const [state, setState] = useState(loaded);
	const { isBusy, busyWith } = useBusy();
	const { revalidate } = useRevalidator();
	const { name, enabled, college_count } = state;
	/** Resolves to the state once saved; otherwise the unsaved input stays. */
	const save = (change: StateEdit): Promise<AdminState | undefined> =>
		busyWith(async () => {
			const { isSaved, now } = await changeState(state, change);
			if (now) setState(now);
			if (isSaved) await revalidate();
			return isSaved ? now : undefined;
		});
	return (
		<>
			<section className={layout.split} aria-label={name}>
				<h2>{name}</h2>
				<div className={layout.row}>
					<span className={layout.soft}>{countWords(college_count, 'live college')}</span>
					<Switch
						label={labels.state.enabled}
						checked={enabled}
						disabled={isBusy}
						onChange={() => void save({ enabled: !enabled })}
					/>
					{enabled && <ButtonDocument href={paths.state(name)}>View page</ButtonDocument>}
				</div>
			</section>
			<TripTips state={state} isBusy={isBusy} onSave={(travel_tips) => save({ travel_tips })} />
			<MapOpening state={state} isBusy={isBusy} onSave={save} />
		</>
	);
}
