import { graduationYears, juniorsGraduate } from '#domain/timeline/school-calendar.ts';

/** The class that an address names, if it is one that is in high school now, else this year's juniors; and all there are. */
export function classOf(named: string | null, now: Date): { graduates: number; classes: number[] } {
	const [year, month] = [now.getFullYear(), now.getMonth() + 1];
	const classes = graduationYears(year, month);
	const chosen = classes.find((each) => String(each) === named);
	return { graduates: chosen ?? juniorsGraduate(year, month), classes };
}
