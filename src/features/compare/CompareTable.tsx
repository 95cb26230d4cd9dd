import type { College } from '#domain/colleges/college.ts';
import { compareColleges } from '#domain/colleges/comparison.ts';
import { paintHue } from '#domain/colleges/paint-hue.ts';
import { paths } from '#domain/paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { SideBySide, SideWhere } from '#ui/SideBySide.tsx';

/** A column for each college; below their words, amounts are drawn to their row's scale. */
export function CompareTable({ colleges }: { colleges: College[] }) {
	const ids = colleges.map(({ ipeds_id }) => ipeds_id);
	const sides = colleges.map((college) => ({
		id: college.ipeds_id,
		hue: paintHue(college.ipeds_id),
		head: (
			<CollegeHead college={college} without={paths.compare(ids.filter((id) => id !== college.ipeds_id))} />
		),
	}));
	return <SideBySide label="Comparison" sides={sides} rows={compareColleges(colleges)} />;
}

function CollegeHead({ college, without }: { college: College; without: string }) {
	const { ipeds_id, name, city, state_abbreviation } = college;
	return (
		<>
			<Link to={paths.college(ipeds_id)}>{name}</Link>
			<SideWhere>{`${city}, ${state_abbreviation}`}</SideWhere>
			<ButtonLink kind="quiet" to={without} aria-label={`Remove ${name}`}>
				Remove
			</ButtonLink>
		</>
	);
}
