import type { Deed } from './real-blog.ts';

/** 250 posts that anybody may read, over the last years; the first ones are hard to read. */
export const COUNT = 250;

const special = [
	{
		post_title: 'Dorms & Dining: "Don\'t" skip <em>this</em> -- 5 < 6 &amp; more',
		post_content:
			'<!-- wp:paragraph -->\n<p onclick="alert(1)">See <a href="/?p=3" target="_blank">this</a>.</p>\n<!-- /wp:paragraph -->\n<script>alert(1)</script><img src=x onerror=alert(1)>',
		post_excerpt: 'In short & sweet…',
		post_date_gmt: '2026-01-15 17:00:00',
	},
	{
		post_title: 'Café — “été” 🎓',
		post_content: 'One.\n\nTwo & three.',
		post_date_gmt: '2026-07-15 17:00:00',
	},
	{ post_title: '', post_content: 'A post without a title.', post_date_gmt: '2026-02-01 00:00:00' },
	{ post_title: 'Long', post_content: 'Word '.repeat(500), post_date_gmt: '2026-02-02 00:00:00' },
];

const published = (index: number) => ({
	post_title: `Voice ${index} & more`,
	post_content: `<p>The words of voice ${index}.</p>`,
	post_date_gmt: new Date(Date.UTC(2024, 0, 1) + index * 86_400_000)
		.toISOString()
		.slice(0, 19)
		.replace('T', ' '),
	post_status: 'publish',
	...special[index],
});

const others = [
	{ post_title: 'A draft', post_status: 'draft', post_content: 'Not yet.' },
	{ post_title: 'For the editors', post_status: 'private', post_content: 'Only us.' },
	{ post_title: 'Waiting', post_status: 'pending', post_content: 'For a look.' },
	{
		post_title: 'To come',
		post_status: 'future',
		post_content: 'Later.',
		post_date_gmt: '2099-01-01 00:00:00',
	},
	{ post_title: 'A page', post_status: 'publish', post_type: 'page', post_content: 'No post.' },
	{ post_title: 'Locked', post_status: 'publish', post_password: 'x', post_content: 'The secret words.' },
];

/** All that is written into the blog at first: what anybody may read, then what not anybody may. */
export const firstPosts: Deed[] = [
	...Array.from({ length: COUNT }, (_, index) => published(index)),
	...others,
].map((post) => ({ do: 'insert', post }));
