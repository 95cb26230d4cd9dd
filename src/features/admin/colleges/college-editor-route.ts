import { redirectDocument } from 'react-router-dom';
import { readCollege, readRevisions } from '#api/admin-colleges.ts';
import { readPlacesAround } from '#api/admin-places.ts';
import { ApiError } from '#api/api-error.ts';
import { readSubregions } from '#api/query.ts';
import { readIpedsId } from '#domain/colleges/open-college.ts';
import { paths } from '#domain/paths.ts';
import { holdingLast } from '../holding-last.ts';

export { CollegeEditorScreen as Component } from './CollegeEditorScreen.tsx';

export const loader = holdingLast(async ({ params }) => {
	const ipedsId = readIpedsId(params.ipedsid) ?? 0;
	try {
		const [college, revisions, subregions] = await Promise.all([
			readCollege(ipedsId),
			readRevisions(ipedsId),
			readSubregions(),
		]);
		const places = await readPlacesAround(college);
		return { title: college.name, college, revisions, places, subregions };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		// A malformed id gives `bad_query`.
		if (error.code === 'college_not_found' || error.code === 'bad_query')
			throw redirectDocument(paths.notFound);
		throw error;
	}
});
