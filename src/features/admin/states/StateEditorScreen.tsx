import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { AdminRegion, AdminState } from '#domain/states/edit-state.ts';
import type { State } from '#domain/states/state.ts';
import layout from '#ui/layout.module.css';
import lines from '../list/Lines.module.css';
import { OpeningChoice } from '../OpeningChoice.tsx';
import { RegionText } from './RegionText.tsx';
import { StateForm } from './StateForm.tsx';
import { StateLine } from './StateLine.tsx';

interface View {
	states: State[];
	regions: AdminRegion[];
	chosen: AdminState | null;
}

/** Every state and what it has; or one of them: its trip tips, its initial map view, and its region's text. */
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
			<OpeningChoice
				label="State or territory"
				none="Choose one"
				options={states.map(({ fips, name, enabled }) => ({
					value: fips,
					words: `${name}${enabled ? ', live' : ''}`,
				}))}
				opened={chosen?.fips ?? ''}
				onOpen={(fips) => setSearch(fips === '' ? {} : { fips })}
			/>
			{!chosen && (
				<ul className={lines.list}>
					{states.map((state) => (
						<StateLine key={state.fips} state={state} />
					))}
				</ul>
			)}
			{chosen && <StateForm key={chosen.fips} loaded={chosen} />}
			{region && <RegionText key={region.id} region={region} />}
		</>
	);
}
