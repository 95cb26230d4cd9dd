import { graduationYears, juniorsGraduate } from '#domain/timeline/school-calendar.ts';

/** The class in the address, if it is in high school now, else this year's juniors; and all classes to choose from. */
export function classOf(named: string | null, now: Date): { graduates: number; classes: number[] } {
	const [year, month] = [now.getFullYear(), now.getMonth() + 1];
	const classes = graduationYears(year, month);
	const chosen = classes.find((each) => String(each) === named);
	return { graduates: chosen ?? juniorsGraduate(year, month), classes };
}
