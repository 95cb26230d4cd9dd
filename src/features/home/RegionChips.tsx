import { paths } from '#domain/paths.ts';
import type { ListedState } from '#domain/states/listed-state.ts';
import { regions } from '#domain/states/region.ts';
import { RegionKey } from '#sheet/RegionKey.tsx';
import { Chips, LinkChip } from '#ui/Chip.tsx';
import layout from '#ui/layout.module.css';
import styles from './RegionChips.module.css';

/** The five regions, each with its number of open states. */
export function RegionChips({ states }: { states: ListedState[] }) {
	const openIn = (region: string) =>
		states.filter((state) => state.enabled && state.region === region).length;
	return (
		<div className={`${layout.wrap} ${styles.regions}`}>
			<Chips label="Regions">
				{regions.map(({ id, idString, hue }) => (
					<LinkChip key={id} to={paths.region(idString)}>
						<RegionKey hue={hue} />
						{idString} <span className={layout.soft}>{openIn(id)} states</span>
					</LinkChip>
				))}
			</Chips>
		</div>
	);
}
