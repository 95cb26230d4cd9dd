import type { College } from '#domain/colleges/college.ts';
import { collegeLine } from '#domain/colleges/college-facts.ts';
import type { SubregionGroup } from '#domain/colleges/group.ts';
import { paintHue } from '#domain/colleges/paint-hue.ts';
import { paths } from '#domain/paths.ts';
import { CampusSheet } from '#sheet/CampusSheet.tsx';
import layout from '#ui/layout.module.css';
import { CardRow, PaintCard } from '#ui/PaintCard.tsx';

export function CollegeGroups({
	groups,
	stateName,
}: {
	groups: SubregionGroup<College>[];
	stateName: string;
}) {
	return groups.map(({ name, colleges }) => (
		<section key={name ?? stateName} className={layout.stack} aria-label={name ?? `Colleges in ${stateName}`}>
			<h2>{name ?? 'Colleges'}</h2>
			<CardRow label={name ?? 'Colleges'}>
				{colleges.map((college) => (
					<PaintCard
						key={college.ipeds_id}
						to={paths.college(college.ipeds_id)}
						hue={paintHue(college.ipeds_id)}
						art={<CampusSheet college={college} size="card" />}
						collar={`${college.city}, ${college.state_abbreviation}`}
						title={college.name}
						facts={collegeLine(college)}
					/>
				))}
			</CardRow>
		</section>
	));
}
