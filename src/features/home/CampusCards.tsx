import type { College } from '#domain/colleges/college.ts';
import { collegeLine } from '#domain/colleges/college-facts.ts';
import { paintHue } from '#domain/colleges/paint-hue.ts';
import { paths } from '#domain/paths.ts';
import type { ListedState } from '#domain/states/listed-state.ts';
import { CampusSheet } from '#sheet/CampusSheet.tsx';
import { CardRow, PaintCard } from '#ui/PaintCard.tsx';

/** The campuses shown first, each with its sheet. */
export function CampusCards({ states, colleges }: { states: ListedState[]; colleges: College[] }) {
	const nameOf = new Map(states.map(({ state_abbreviation, name }) => [state_abbreviation, name]));
	return (
		<CardRow label="College guides">
			{colleges.map((college) => (
				<PaintCard
					key={college.ipeds_id}
					to={paths.college(college.ipeds_id)}
					hue={paintHue(college.ipeds_id)}
					art={<CampusSheet college={college} size="card" />}
					collar={`${college.city}, ${nameOf.get(college.state_abbreviation) ?? college.state_abbreviation}`}
					title={college.name}
					facts={collegeLine(college)}
				/>
			))}
		</CardRow>
	);
}
