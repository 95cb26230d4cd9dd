import type { LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '#api/api-error.ts';
import { loadCatalogue } from '#content/catalogue.ts';
import { announceArrival } from '#content/content-change.ts';
import type { GuideOnDevice } from '#content/guides.ts';
import { takeIslandPage } from '#content/island.ts';
import { sayNotRefreshed } from '#content/say-not-refreshed.ts';
import { type WhyMissing, whyMissing } from '#content/why-missing.ts';
import { openCollege, readIpedsId } from '#domain/colleges/open-college.ts';
import type { CollegePage } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';
import { aroundCampus } from '#domain/places/shown-places.ts';
import { leadTo } from '#runtime/lead-to.ts';
import { waitBriefly } from '#runtime/wait-briefly.ts';
import { visitArrivedGuide, visitGuideHere } from '#voices/guide-visit.ts';
import type { CollegeView, Facts } from './college-view.ts';

export { CollegeScreen as Component } from './CollegeScreen.tsx';

/**
 * Loads the guide from the document, else from this device, else from the server; a guide that is not open leads to
 * /404.
 */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<CollegeView> {
	const arrived = takeIslandPage<CollegePage>(new URL(request.url).pathname);
	if (arrived) {
		void visitArrivedGuide(arrived.guide.ipeds_id);
		return guideView({ ...arrived, refreshedAt: 'saving' });
	}
	const ipedsId = readIpedsId(params.ipedsid) ?? 0;
	const found = await fromGuides(ipedsId, request);
	const view = 'why' in found ? await fromCatalogue(ipedsId, found.why) : found;
	if (!view) throw leadTo(paths.notFound, request);
	return view;
}

function guideView({
	guide,
	places,
	state,
	refreshedAt,
}: CollegePage & { refreshedAt: number | 'saving' | null }): CollegeView {
	const shown = aroundCampus(places);
	return { kind: 'guide', title: guide.name, college: guide, places: shown, state, refreshedAt };
}

/** Guides that the server reported as closed after their facts were shown. */
const closed = new Set<number>();

/** Returns the guide, or why it is not here, which on a weak signal may be known only later. */
async function fromGuides(ipedsId: number, request: Request): Promise<CollegeView | { why: Facts['why'] }> {
	const { loadGuideHere, loadNewGuide } = await import('#content/guides.ts');
	const here = await loadGuideHere(ipedsId);
	if (here) return visited(here);
	if (closed.delete(ipedsId)) throw leadTo(paths.notFound, request);
	const asked = loadNewGuide(ipedsId).catch(asAnswer);
	const answer = await waitBriefly(asked);
	if (!answer) return { why: whyLater(ipedsId, asked) };
	if (!(answer instanceof ApiError)) return visited(answer);
	if (answer.code === 'college_not_found') throw leadTo(paths.notFound, request);
	return { why: whyNot(answer) };
}

async function visited(guide: GuideOnDevice): Promise<CollegeView> {
	await visitGuideHere(guide.guide.ipeds_id);
	return guideView(guide);
}

function asAnswer(error: unknown): ApiError {
	if (error instanceof ApiError) return error;
	throw error;
}

function whyNot(error: ApiError): WhyMissing {
	sayNotRefreshed('The guide could not be loaded', error);
	return whyMissing(error);
}

/** Reloads the page if the guide arrives after all, or turns out to be closed; does not resolve until then. */
async function whyLater(ipedsId: number, asked: Promise<GuideOnDevice | ApiError>): Promise<WhyMissing> {
	const answer = await asked;
	const isClosed = answer instanceof ApiError && answer.code === 'college_not_found';
	if (answer instanceof ApiError && !isClosed) return whyNot(answer);
	if (isClosed) closed.add(ipedsId);
	announceArrival();
	return new Promise(() => undefined);
}

async function fromCatalogue(ipedsId: number, why: Facts['why']): Promise<CollegeView | undefined> {
	const { colleges, states } = await loadCatalogue();
	const college = openCollege(colleges, ipedsId);
	const state = states.find(({ state_abbreviation }) => state_abbreviation === college?.state_abbreviation);
	return college && state
		? { kind: 'facts', title: college.name, college, state, places: [], why }
		: undefined;
}
