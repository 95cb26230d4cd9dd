import { limits } from '../limits.ts';
import type { College } from './college.ts';
import { type FactRow, factRows } from './college-facts.ts';
import { NOT_REPORTED } from './labels.ts';
import { openCollege, readIpedsId } from './open-college.ts';

/** As many as a trip has stops, so that a whole tour can be compared. */
export const MOST_COMPARED = limits.stopsPerTrip;

/** One fact of several colleges, with a cell for each in the given order. */
export interface ComparedFact {
	label: string;
	cells: ComparedCell[];
}

export interface ComparedCell {
	words: string;
	/** Its place on the scale shared by all cells of its row, 0 to 1; null without a number. */
	span: { from: number; to: number } | null;
	/** True when not reported. */
	isMissing: boolean;
}

/** Returns the facts of colleges side by side, as their guides say them. */
export function compareColleges(colleges: readonly College[]): ComparedFact[] {
	return factRows(colleges).map((row) => {
		const [least, most] = row.scale ?? [0, highestOf(row, colleges)];
		const share = (amount: number) => (most > least ? Math.max(0, amount - least) / (most - least) : 0);
		return {
			label: row.label,
			cells: colleges.map((college) => {
				const amounts = row.amounts?.(college);
				const words = row.words(college);
				return {
					words,
					isMissing: words === NOT_REPORTED,
					span: amounts ? { from: share(amounts[0]), to: share(amounts[1]) } : null,
				};
			}),
		};
	});
}

const highestOf = ({ amounts }: FactRow, colleges: readonly College[]) =>
	Math.max(0, ...colleges.map((college) => amounts?.(college)?.[1] ?? 0));

/** The colleges an address asks for, and how many of them it cannot show. */
export interface AskedColleges {
	colleges: College[];
	/** Colleges asked for that are not open here. */
	missing: number;
	/** Colleges asked for beyond the most that fit. */
	beyond: number;
}

/**
 * Returns the open colleges among these ids, in their order and without repeats; `ids` is text that anybody may have
 * written.
 */
export function askedColleges(ids: readonly string[], catalogue: readonly College[]): AskedColleges {
	const asked = [...new Set(ids.map((id) => id.trim()).filter(Boolean))];
	const open = asked.flatMap((id) => openCollege(catalogue, readIpedsId(id) ?? 0) ?? []);
	return {
		colleges: open.slice(0, MOST_COMPARED),
		missing: asked.length - open.length,
		beyond: Math.max(0, open.length - MOST_COMPARED),
	};
}
