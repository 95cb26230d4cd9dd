/*
 * The lead under each page's heading. The document has it before any script runs, and the page repeats the same words, so that
 * nothing moves while someone reads.
 */

export const studentVoicesLead = 'What the brochure leaves out. Three articles are open to everyone.';

export const compareLead = 'The facts of up to ten colleges, side by side, with a signal or without.';

export const scorecardsLead =
	'One minute each as you leave a campus. Cards stay sealed until the student and a parent have rated.';

export const timelineTipsLead =
	'Six seasons, from fall of junior year to winter of senior year. Take the test in January or February, begin to prepare about three months before, and finish your visits in May.';

export const itinerariesLead =
	'Tell us the campuses and the dates. Within 48 hours you have a plan for every hour, made for your family.';

export const donateLead =
	'For students who made it to college and have no home to go to when it closes for the summer.';

export const userGuideLead =
	'From the first search to the last mile in seven steps. The pictures show the app itself, as it looks on a phone. Printed, it fits in the glove box.';

export const contactLead = 'A person reads what you write, and answers by email.';

export const privacyLead = 'Many of our readers are under 18. So we keep little, and say what.';

export const termsLead = 'What you can expect of this site, and what it expects of you.';

/** The lead of the not-found page for a state that is not open yet; its neighbors follow. */
export const comingSoonLead = (stateName: string) =>
	`Guides for ${stateName} are coming soon. The nearest states that are open:`;
