/** The addresses of the product's pages (§2): the one place that spells them, for links, sitemap and canonical tags. */
export const paths = {
	home: '/',
	search: (query?: string) => (query ? `/search?q=${encodeURIComponent(query)}` : '/search'),
	state: (name: string) => `/state/${encodeURIComponent(name)}`,
	region: (idString: string) => `/region/${encodeURIComponent(idString)}`,
	collegeGuides: '/college-guides',
	college: (ipedsId: number) => `/college/${ipedsId}`,
	tripPlanner: '/trip-planner',
	sharedTrip: (stopCodes: string) => `/trip-planner?trip=${stopCodes}`,
	/** The planner over a trip that the address carries whole, where no server sees it. */
	tripInLink: (code: string) => `/trip-planner#trip=${code}`,
	/** The planner over a draft of this device that was set aside. */
	draftAside: (draftId: string) => `/trip-planner?draft=${encodeURIComponent(draftId)}`,
	/** The planner over a saved trip. */
	savedTrip: (tripId: string) => `/trip-planner?tid=${encodeURIComponent(tripId)}`,
	/** Driving mode over the draft, or over a saved trip. */
	drive: (tripId: string | null) =>
		tripId === null ? '/trip-planner/drive' : `/trip-planner/drive?tid=${encodeURIComponent(tripId)}`,
	saved: '/saved',
	/** What was replaced in a saved trip and what was not accepted. */
	tripChanges: (tripId: string) => `/saved/${encodeURIComponent(tripId)}/changes`,
	/** A saved trip that somebody lets others see, by an unguessable token. */
	tripShare: (token: string) => `/shared/${encodeURIComponent(token)}`,
	account: '/account',
	signIn: '/sign-in',
	/** The sign-in page, and then back to this address. */
	signInFrom: (address: string) => `/sign-in?return=${encodeURIComponent(address)}`,
	/** Where signing in begins: an address of the server, no page. */
	signInStart: (address: string) => `/sign-in/start?return=${encodeURIComponent(address)}`,
	studentVoices: '/student-voices',
	article: (articleId: string) => `/student-voices/${encodeURIComponent(articleId)}`,
	/** The titles of the articles about something: `general`, or a state, a subregion or a college by its id. */
	articles: (type: string, id?: string) =>
		id === undefined ? `/articles?type=${type}` : `/articles?type=${type}&id=${encodeURIComponent(id)}`,
	timelineTips: '/timeline-tips',
	donate: '/donate',
	about: '/about',
	userGuide: '/user-guide',
	itineraries: '/itineraries',
	contact: '/contact',
	privacy: '/privacy',
	terms: '/terms',
	/** What is on this device: where one is sent with no signal. */
	onDevice: '/on-this-device',
	notFound: '/404',
	/** The same for a state whose guides are coming soon, which it then names. */
	notYet: (stateName: string) => `/404?state=${encodeURIComponent(stateName)}`,
} as const;

/** The parameter under which a checkout leads back to a page, with the payment's id. */
export const PAYMENT_PARAMETER = 'payment';
