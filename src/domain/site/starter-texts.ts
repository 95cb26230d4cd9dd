import type { SiteContent } from './site-content.ts';

/**
 * The texts of the site as they come with the product: what the server is seeded with, and what a device shows that has
 * never reached it. An editor's own take their place. `joy_bio` is the editor's alone: nobody's life is made up here.
 */
export const starterTexts: SiteContent[] = [
	{
		name: 'who_we_are',
		html: '<p>College Tour Trails is made for the front seat of a family car: two people, six campuses, four days, and a phone that has lost its signal again.</p><p>We write guides to campuses and what lies around them, keep a map of the way between, and put all of it on your device before you leave. Facts about colleges come from the US Department of Education. What to see, where to eat and where to stay is chosen by hand, and a guide that is only a start says so.</p><p>Nobody pays to be in a guide.</p>',
		is_sample: false,
	},
	{
		name: 'mission',
		html: '<p>Seeing a campus changes minds, and getting there should not take a consultant. We want every family to be able to plan its own tour in an evening, drive it without a signal, and come home knowing more than the brochure says.</p><p>Half of what our itineraries earn goes to a charity for scholars, because the students who could use a visit most are those who can least afford one.</p>',
		is_sample: false,
	},
	{
		name: 'message_1_signal',
		html: '<p>We build this for the stretch of I-90 where the bars disappear. Open it there. If it fails you, tell us.</p>',
		is_sample: true,
	},
	{
		name: 'message_2_two_a_day',
		html: '<p>Two campuses a day is plenty. Of the third, all that anyone remembers is the parking.</p>',
		is_sample: true,
	},
	{
		name: 'message_3_ten_steps',
		html: '<p>Let the one who will live there ask the questions. Parents, walk ten steps behind the guide and see what happens.</p>',
		is_sample: true,
	},
	{
		name: 'message_4_lunch',
		html: '<p>Eat once where students eat. The line for lunch tells you more than the information session.</p>',
		is_sample: true,
	},
	{
		name: 'message_5_notes',
		html: '<p>Write down three things before the car starts. By the fourth campus, all the brick is the same brick.</p>',
		is_sample: true,
	},
];
