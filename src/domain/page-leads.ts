import { pageLimits } from './limits.ts';

const numbers = ['', 'One', 'Two', 'Three', 'Four', 'Five'];

/**
 * What a page says under its heading. The document says it before any script has run and the page says it again, in the same
 * words, so that nothing moves under somebody's eyes.
 */
export const pageLeads = {
	studentVoices: `What the brochure leaves out. ${numbers[pageLimits.studentVoice]} articles are open to everyone.`,
	timelineTips:
		'Six seasons, from fall of junior year to winter of senior year. Take the test in January or February, begin to prepare about three months before, and finish your visits in May.',
	itineraries:
		'Tell us the campuses and the dates. Within 48 hours you have a plan for every hour, made for your family.',
	donate: 'For students who made it to college, and have no home to go to when it closes for the summer.',
	userGuide:
		'From the first search to the last mile in seven steps. The pictures show the app itself, as it looks on a phone.',
	contact: 'A person reads what you write, and answers by e-mail.',
	privacy: 'Many of our readers are under 18. So we keep little, and say what.',
	terms: 'What you can expect of this site, and what it expects of you.',
} as const;
