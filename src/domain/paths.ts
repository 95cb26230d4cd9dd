/** A page of the draft, or of a saved trip: the trip's id is in the address. */
const ofTrip = (page: string, tripId: string | null) =>
	tripId === null ? page : `${page}?tid=${encodeURIComponent(tripId)}`;

/** Returns the id of the saved trip that an address names; null for the draft. */
export const tripIdIn = (query: { get(name: string): string | null }): string | null =>
	query.get('tid') || null;

const signInFrom = (address: string) => `/sign-in?return=${encodeURIComponent(address)}`;
const signInStart = (address: string) => `/sign-in/start?return=${encodeURIComponent(address)}`;

/**
 * The addresses of the product's pages (§2), with all that a link may carry. Every link takes its own from here; a test
 * holds that each is the canonical address of a row in `pages/page-routes.ts`.
 */
export const paths = {
	home: '/',
	search: (query?: string) => (query ? `/search?q=${encodeURIComponent(query)}` : '/search'),
	state: (name: string) => `/state/${encodeURIComponent(name)}`,
	region: (idString: string) => `/region/${encodeURIComponent(idString)}`,
	collegeGuides: '/college-guides',
	college: (ipedsId: number) => `/college/${ipedsId}`,
	/** Colleges side by side; without ids, those most recently compared on this device. */
	compare: (ipedsIds?: readonly number[]) => (ipedsIds ? `/compare?colleges=${ipedsIds.join()}` : '/compare'),
	/** One more college next to those most recently compared on this device. */
	compareAlso: (ipedsId: number) => `/compare?add=${ipedsId}`,
	tripPlanner: '/trip-planner',
	/** The planner with a draft of these stops, which are entirely inside the address. */
	stopsInLink: (stopCodes: string) => `/trip-planner?trip=${stopCodes}`,
	/** The planner, which adds a college to the draft; "c" is a college’s stop code. */
	addCollege: (ipedsId: number) => `/trip-planner?add=c${ipedsId}`,
	/** The planner with a trip entirely inside the address, where no server sees it. */
	tripInLink: (code: string) => `/trip-planner#trip=${code}`,
	/** The planner with a draft set aside on this device. */
	draftAside: (draftId: string) => `/trip-planner?draft=${encodeURIComponent(draftId)}`,
	/** The planner with the draft, or with a saved trip. */
	planner: (tripId: string | null) => ofTrip('/trip-planner', tripId),
	/** Driving mode for the draft, or for a saved trip. */
	drive: (tripId: string | null) => ofTrip('/trip-planner/drive', tripId),
	/** The scorecards of the draft, or of a saved trip. */
	scorecards: (tripId: string | null) => ofTrip('/trip-planner/scorecards', tripId),
	saved: '/saved',
	/** A saved trip's replaced values and refused edits. */
	tripChanges: (tripId: string) => `/saved/${encodeURIComponent(tripId)}/changes`,
	/** A saved trip shared by its owner, under an unguessable token. */
	sharedTrip: (token: string) => `/shared/${encodeURIComponent(token)}`,
	account: '/account',
	signIn: '/sign-in',
	/** The sign-in page; it returns to this address. */
	signInFrom,
	/** The same, for a person who wants to create an account first. */
	signUpFrom: (address: string) => `${signInFrom(address)}&new`,
	/** The start of a sign-in, served by the server rather than a page. */
	signInStart,
	/** The same, asking for the password even if the provider remembers the sign-in. */
	signInAnew: (address: string) => `${signInStart(address)}&fresh`,
	/** The same, beginning where a new account is made, with a provider that can. */
	signUpStart: (address: string) => `${signInStart(address)}&new`,
	/** The sign-in page, which says why a sign-in failed, and returns to this address. */
	signInProblem: (problem: string, address = '/') =>
		`/sign-in?problem=${problem}${address === '/' ? '' : `&return=${encodeURIComponent(address)}`}`,
	studentVoices: '/student-voices',
	article: (articleId: string) => `/student-voices/${encodeURIComponent(articleId)}`,
	/** The titles of the articles on a subject: `general`, or a state, subregion or college by its id. */
	articles: (type: string, id?: string) =>
		id === undefined ? `/articles?type=${type}` : `/articles?type=${type}&id=${encodeURIComponent(id)}`,
	timelineTips: '/timeline-tips',
	donate: '/donate',
	about: '/about',
	userGuide: '/user-guide',
	itineraries: '/itineraries',
	contact: '/contact',
	/** The contact form with its subject filled in. */
	contactAbout: (subject: string) => `/contact?subject=${encodeURIComponent(subject)}`,
	privacy: '/privacy',
	terms: '/terms',
	/** The page of everything stored on this device, for use without a signal. */
	onDevice: '/on-this-device',
	notFound: '/404',
	/** The page for a state that is not open here; it redirects once the state is open. */
	notYet: (stateName: string) => `/404?state=${encodeURIComponent(stateName)}`,
} as const;

/** The parameter that carries the payment's id when a checkout returns to a page. */
export const PAYMENT_PARAMETER = 'payment';

/** Where a checkout returns: the page it began on, which then asks about the payment. */
export const returnFromCheckout = (page: typeof paths.account | typeof paths.donate, payment: string) =>
	`${page}?${PAYMENT_PARAMETER}=${payment}`;
