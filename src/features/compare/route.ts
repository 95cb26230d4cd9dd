import type { LoaderFunctionArgs } from 'react-router-dom';
import * as z from 'zod/mini';
import { loadCatalogue } from '#content/catalogue.ts';
import type { College } from '#domain/colleges/college.ts';
import { askedColleges } from '#domain/colleges/comparison.ts';
import { openCollege, readIpedsId } from '#domain/colleges/open-college.ts';
import { paths } from '#domain/paths.ts';
import { storedValue } from '#runtime/browser-store.ts';
import { insistOn } from '#runtime/insist-on.ts';
import { leadTo } from '#runtime/lead-to.ts';
import { whenIdle } from '#runtime/when-idle.ts';
import type { CompareView } from './CompareScreen.tsx';

export { CompareScreen as Component } from './CompareScreen.tsx';

/** Ids of the colleges most recently compared on this device. */
const comparedHere = storedValue('device', 'ctt.compared', (stored) =>
	z.array(z.int().check(z.positive())).parse(stored),
);

/**
 * The colleges in the address, or those most recently compared on this device, with the one to `add`; from this device
 * alone.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<CompareView> {
	const { searchParams } = new URL(request.url);
	const lastIds = comparedHere.read() ?? [];
	const added = searchParams.get('add');
	if (added !== null) throw leadTo(paths.compare(withOne(lastIds, readIpedsId(added))), request);
	const ids = searchParams.get('colleges');
	const { colleges } = await loadCatalogue();
	const asked = askedColleges(ids === null ? lastIds.map(String) : ids.split(','), colleges);
	if (ids !== null) comparedHere.write(asked.colleges.map(({ ipeds_id }) => ipeds_id));
	return { title: 'Compare Colleges', asked, onTrip: findOnTrip(colleges) };
}

const withOne = (ids: readonly number[], id: number | undefined) =>
	id === undefined || ids.includes(id) ? ids : [...ids, id];

/**
 * Finds the open campuses of the trip in the planner, else of the most recently changed one; the page does not wait for
 * it.
 */
async function findOnTrip(colleges: readonly College[]): Promise<College[]> {
	await whenIdle();
	const { readToursHere } = await insistOn(() => import('#trips/trips-here.ts'));
	const [trip] = await readToursHere();
	return (
		trip?.stops.flatMap(({ place }) =>
			place.type === 'college' ? (openCollege(colleges, Number(place.code)) ?? []) : [],
		) ?? []
	);
}
