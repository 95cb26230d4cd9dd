import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { readState, saveState } from '#api/admin-states.ts';
import { ApiError } from '#api/api-error.ts';
import { countWords } from '#domain/count-words.ts';
import { paths } from '#domain/paths.ts';
import type { AdminState } from '#domain/states/edit-state.ts';
import { ButtonDocument } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { Switch } from '#ui/Switch.tsx';
import { showToast } from '#ui/toasts.ts';
import { failureWords } from '../failure-words.ts';
import { MapOpening } from './MapOpening.tsx';
import { TravelTips } from './TravelTips.tsx';

type Update = Parameters<typeof saveState>[1];

/** One state: whether it is live, its tips, and its map. Each part saves by itself. */
export function StateForm({ loaded }: { loaded: AdminState }) {
	const [state, setState] = useState(loaded);
	const [isBusy, setBusy] = useState(false);
	const { revalidate } = useRevalidator();
	const { fips, name, enabled, college_count, revision } = state;
	/** Whether the update was taken; what was typed stays when it was not. */
	const save = async (update: Update): Promise<boolean> => {
		setBusy(true);
		try {
			setState(await saveState(fips, update, revision));
			await revalidate();
			return true;
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			if (error.code === 'edited_meanwhile') {
				setState(await readState(fips));
				showToast({ words: 'Somebody else just changed this state. Check it, then save again.' });
			} else showToast({ words: failureWords(error.code) });
			return false;
		} finally {
			setBusy(false);
		}
	};
	return (
		<>
			<section className={layout.split} aria-label={name}>
				<h2>{name}</h2>
				<div className={layout.row}>
					<span className={layout.soft}>{countWords(college_count, 'live college')}</span>
					<Switch
						label="Live"
						checked={enabled}
						disabled={isBusy}
						onChange={() => void save({ enabled: !enabled })}
					/>
					{enabled && <ButtonDocument href={paths.state(name)}>View page</ButtonDocument>}
				</div>
			</section>
			<TravelTips tips={state.travel_tips} isBusy={isBusy} onSave={(travel_tips) => save({ travel_tips })} />
			<MapOpening state={state} isBusy={isBusy} onSave={save} />
		</>
	);
}
