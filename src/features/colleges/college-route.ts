import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { ApiError } from '#api/api-error.ts';
import { loadCatalogue } from '#content/catalogue.ts';
import { takeIslandPage } from '#content/island.ts';
import { sayNotRefreshed } from '#content/say-not-refreshed.ts';
import type { WhyMissing } from '#content/shown-articles.ts';
import { whyMissing } from '#content/why-missing.ts';
import { openCollege, readIpedsId } from '#domain/colleges/open-college.ts';
import { aroundCampus } from '#domain/pages/guide-parts.ts';
import type { CollegePage } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';
import { visitArrivedGuide, visitGuideHere } from '#voices/guide-visit.ts';
import type { CollegeView } from './college-view.ts';

export { CollegeScreen as Component } from './CollegeScreen.tsx';

/** The guide from the document, else from this device, else from the server; one that is not open leads to /404. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<CollegeView> {
	const arrived = takeIslandPage<CollegePage>(new URL(request.url).pathname);
	if (arrived) {
		void visitArrivedGuide(arrived.guide.ipeds_id);
		return guideView({ ...arrived, refreshedAt: null });
	}
	const ipedsId = readIpedsId(params.ipedsid) ?? 0;
	const guide = await fromGuides(ipedsId);
	const view = typeof guide === 'string' ? await fromCatalogue(ipedsId, guide) : guide;
	if (!view) throw redirect(paths.notFound);
	return view;
}

function guideView({
	guide,
	places,
	state,
	refreshedAt,
}: CollegePage & { refreshedAt: number | null }): CollegeView {
	const shown = aroundCampus(places);
	return { kind: 'guide', title: guide.name, college: guide, places: shown, state, refreshedAt };
}

/** The guide, or why it is not here. */
async function fromGuides(ipedsId: number): Promise<CollegeView | WhyMissing> {
	const { loadGuide } = await import('#content/guides.ts');
	try {
		const loaded = await loadGuide(ipedsId);
		await visitGuideHere(ipedsId);
		return guideView(loaded);
	} catch (error) {
		if (error instanceof ApiError && error.code === 'college_not_found') throw redirect(paths.notFound);
		if (!(error instanceof ApiError)) throw error;
		sayNotRefreshed('The guide could not be loaded', error);
		return whyMissing(error);
	}
}

async function fromCatalogue(ipedsId: number, why: WhyMissing): Promise<CollegeView | undefined> {
	const { colleges, states } = await loadCatalogue();
	const college = openCollege(colleges, ipedsId);
	const state = states.find(({ state_abbreviation }) => state_abbreviation === college?.state_abbreviation);
	return college && state
		? { kind: 'facts', title: college.name, college, state, places: [], why }
		: undefined;
}
