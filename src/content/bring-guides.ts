import { ApiError } from '#api/api-error.ts';
import { isAbout } from '#domain/articles/targeting.ts';
import { backOff } from '#domain/back-off.ts';
import type { College } from '#domain/colleges/college.ts';
import { shareRuns } from '#domain/in-turn.ts';
import { savesData } from '#runtime/preferences.ts';
import { isReachable, onReachable } from '#runtime/reachability.ts';
import { onVisible } from '#runtime/visibility.ts';
import { type Arriving, arriving } from './arriving-guides.ts';
import { listedHere } from './article-list.ts';
import { loadArticles } from './articles.ts';
import { fetchMissing } from './articles-here.ts';
import { catalogueIfKnown, loadCatalogue } from './catalogue.ts';
import { announceContentChange, onContentChange } from './content-change.ts';
import { listGuideIds, readGuide } from './device.ts';
import { mark, readMarks } from './guide-marks.ts';
import { bringGuide, confirmGuide, mayHaveNews } from './guides.ts';
import { sayNotRefreshed } from './say-not-refreshed.ts';
import { articlesIfKnown } from './shown-articles.ts';

/** Every college on a trip, with a guide or not: an editor may open one later. */
let onTrips: ReadonlySet<number> = new Set();
/** Missing on the server, or not stored by the device: this page asks again only if a person does. */
const tried = new Set<number>();
/** Failed, most recent last: they come after the others, so that one that the server cannot send holds up no others. */
const failed = new Set<number>();
let isFollowing = false;
/** One run at a time; a call during a run starts one more. */
const { fresh: run } = shareRuns(bringAll);
const confirming = shareRuns(confirmWanted);
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Fetches these colleges' guides with the articles about them, and keeps trying as long as they are wanted. */
export async function wantGuides(ids: Iterable<number>): Promise<void> {
	onTrips = new Set(ids);
	wantOpen(catalogueIfKnown()?.colleges ?? []);
	if (!isFollowing) follow();
	isFollowing = true;
	await lookUp();
	await run();
}

/** Fetches the missing guides now, because the person said so. */
export async function getGuidesNow(): Promise<void> {
	tried.clear();
	await mark('allowed', arriving.get().wanted);
	await run();
}

/** Asks the server about the wanted guides that are here, if it may have news of them. */
export const confirmGuides = (): Promise<void> => confirming.fresh();

/** Marks as wanted the trips' colleges that have a guide; returns true if that changed anything. */
function wantOpen(colleges: readonly College[]): boolean {
	const open = new Set(colleges.filter(({ enabled }) => enabled).map(({ ipeds_id }) => ipeds_id));
	const before = arriving.get();
	const wanted = new Set([...onTrips].filter((id) => open.has(id)));
	const added = [...wanted].filter((id) => !before.wanted.has(id));
	// A guide that was closed and reopened may be on the server now.
	for (const id of added) tried.delete(id);
	const isNews = wanted.size !== before.wanted.size || added.length > 0;
	if (isNews) arriving.set({ ...before, wanted });
	return isNews;
}

function follow() {
	onContentChange(() => {
		const catalogue = catalogueIfKnown();
		if (catalogue && wantOpen(catalogue.colleges)) void run();
	});
	onReachable(() => void run());
	addEventListener('online', () => void run());
	onVisible(() => void (isHeldUp(arriving.get()) && run()));
}

const isHeldUp = ({ state }: Arriving) => state === 'waiting' || state === 'unknown';

async function bringAll(): Promise<void> {
	clearTimeout(timer);
	try {
		if (onTrips.size > 0) wantOpen((await loadCatalogue()).colleges);
	} catch (error) {
		return tryLater(error, 'unknown');
	}
	await bringWanted();
	void confirmGuides();
}

/** One after another, and only while none is missing: confirming can wait for that. */
async function confirmWanted(): Promise<void> {
	if (!mayConfirm()) return;
	const wanted = [...arriving.get().wanted];
	// Comes before the guides: once they are confirmed, nothing shows that the list of articles is older.
	await bringNewArticles(wanted);
	for (const id of wanted) {
		if (!mayConfirm()) return;
		await confirmGuide(id);
		await bringPicture(id).catch((error) => console.warn(`The picture of ${id} could not be brought`, error));
	}
}

/** Fetches a guide's picture unless it is here: the worker stores it for use without a signal. */
async function bringPicture(id: number): Promise<void> {
	const image = (await readGuide(id))?.guide.image;
	// Without the cache API, no worker could store it.
	if (image && 'caches' in globalThis && !(await caches.match(image))) await fetch(image);
}

const mayConfirm = () => arriving.get().state === 'resting' && !savesData() && isReachable();

/** Fetches the articles about these colleges written or changed since their guides were completed. */
async function bringNewArticles(ids: readonly number[]): Promise<void> {
	const { whole } = await readMarks();
	const about = ids.filter((id) => whole.has(id));
	const mayBeNews = (await Promise.all(about.map(mayHaveNews))).includes(true);
	const listed = await listedHere(mayBeNews);
	try {
		await fetchMissing(listed.filter((each) => about.some((id) => isAbout(each, { ipeds_id: id }))));
	} catch (error) {
		sayNotRefreshed('New articles about a college on a trip could not be brought here', error);
	}
}

/** One after another, including those wanted meanwhile. */
async function bringWanted(): Promise<void> {
	let todo = await listToDo();
	let hasFetched = false;
	try {
		for (; todo[0] !== undefined && (await mayFetch(todo)); todo = await listToDo()) {
			show('coming');
			// Its articles may fail although the guide is stored.
			hasFetched = true;
			await bringOne(todo[0]);
			tried.add(todo[0]);
		}
		failures = 0;
		show(todo.length > 0 ? 'asking' : 'resting');
	} catch (error) {
		tryLater(error, 'waiting');
	}
	if (hasFetched) announceContentChange();
}

/** Returns what to fetch; what has failed comes last. */
async function listToDo(): Promise<number[]> {
	const here = await lookUp();
	const { whole } = await readMarks();
	const rank = [...failed];
	return [...arriving.get().wanted]
		.filter((id) => !tried.has(id) && !(here.has(id) && whole.has(id)))
		.sort((a, b) => rank.indexOf(a) - rank.indexOf(b));
}

/** Finds out which wanted guides are missing here; returns all that are here. */
async function lookUp(): Promise<ReadonlySet<number>> {
	const here = await listGuideIds();
	const now = arriving.get();
	const stays = [...now.known].filter((id) => !now.missing.has(id));
	// Without the catalogue, nobody knows which colleges have a guide.
	const known = new Set([...stays, ...(catalogueIfKnown() ? onTrips : [])]);
	arriving.set({ ...now, known, missing: new Set([...now.wanted].filter((id) => !here.has(id))) });
	return here;
}

async function mayFetch(ids: readonly number[]): Promise<boolean> {
	const { allowed } = await readMarks();
	return !savesData() || ids.every((id) => allowed.has(id));
}

function tryLater(error: unknown, state: Arriving['state']) {
	sayNotRefreshed('The guides of the trips could not be brought here', error);
	show(state);
	timer = setTimeout(() => void run(), backOff(failures++, null, Math.random));
}

async function bringOne(id: number): Promise<void> {
	// Until the articles are here.
	failed.delete(id);
	failed.add(id);
	await bringWhole(id);
	failed.delete(id);
}

/** Fetches the guide and the articles about its college. @throws ApiError when that fails. */
async function bringWhole(id: number): Promise<void> {
	try {
		await bringGuide(id);
	} catch (error) {
		if (!(error instanceof ApiError && error.code === 'college_not_found')) throw error;
		return;
	}
	await loadArticles();
	const list = articlesIfKnown();
	if (list.kind !== 'here') throw new ApiError('no_signal');
	const isWhole = await fetchMissing(list.articles.filter((article) => isAbout(article, { ipeds_id: id })));
	if (isWhole) await mark('whole', [id]);
}

const show = (state: Arriving['state']) => arriving.set({ ...arriving.get(), state });
