import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { AdminRegion, AdminState } from '#domain/states/edit-state.ts';
import type { State } from '#domain/states/state.ts';
import { Labelled } from '#ui/Labelled.tsx';
import layout from '#ui/layout.module.css';
import { RegionText } from './RegionText.tsx';
import styles from './StateEditor.module.css';
import { StateForm } from './StateForm.tsx';

interface View {
	states: State[];
	regions: AdminRegion[];
	chosen: AdminState | null;
}

/** Every state: whether it is live, its travel tips, its initial map view, and its region's text. */
export function StateEditorScreen() {
	const { states, regions, chosen } = useLoaderData<View>();
	const [, setSearch] = useSearchParams();
	const live = states.filter(({ enabled }) => enabled).length;
	const region = regions.find(({ id }) => id === chosen?.region);
	return (
		<>
			<div className={layout.split}>
				<h1>State Editor</h1>
				<p className={layout.soft}>{`${live} of ${states.length} live`}</p>
			</div>
			<Labelled label="State or territory">
				{(tied) => (
					<select
						{...tied}
						className={styles.select}
						value={chosen?.fips ?? ''}
						onChange={({ target }) => setSearch(target.value === '' ? {} : { fips: target.value })}
					>
						<option value="">Choose one</option>
						{states.map(({ fips, name, enabled }) => (
							<option key={fips} value={fips}>
								{`${name}${enabled ? ', live' : ''}`}
							</option>
						))}
					</select>
				)}
			</Labelled>
			{chosen && <StateForm key={chosen.fips} loaded={chosen} />}
			{region && <RegionText key={region.id} region={region} />}
		</>
	);
}
