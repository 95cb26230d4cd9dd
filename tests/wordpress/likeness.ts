import assert from 'node:assert/strict';
import { aBlog, type BlogPost } from '../server/wordpress/a-blog.ts';
import type { RealBlog } from './real-blog.ts';

const posts = '?rest_route=/wp/v2/posts';
const whole = '&_fields=id,title,date_gmt,modified_gmt,excerpt,content';
const questions = [
	`${posts}&orderby=id&order=asc&per_page=100&page=1${whole}`,
	`${posts}&orderby=id&order=asc&per_page=100&page=3${whole}`,
	`${posts}&orderby=id&order=asc&per_page=100&page=4`,
	`${posts}&orderby=id&order=asc&per_page=100&page=1&_fields=id,modified_gmt`,
	`${posts}&orderby=id&order=asc&per_page=100&page=1&_fields=id&modified_after=2026-01-15T16:59:59Z`,
	`${posts}&orderby=id&order=asc&per_page=100&page=1&_fields=id&modified_after=2026-01-15T17:00:00Z`,
	`${posts}&orderby=id&order=asc&per_page=100&page=1&_fields=id&modified_after=2099-01-01T00:00:00Z`,
	`${posts}&orderby=id&order=asc&per_page=100&page=1&_fields=id&after=2026-01-15T16:59:59Z`,
	`${posts}&orderby=id&order=asc&per_page=100&page=1&_fields=id&after=2026-01-15T17:00:00Z`,
	`${posts}&orderby=id&order=asc&per_page=100&page=1&_fields=id&include=5,6,999999`,
	`${posts}&per_page=101`,
	`${posts}&modified_after=yesterday`,
	`${posts}&after=yesterday`,
	'?rest_route=/wp/v2/nothing',
];

/** Asks the real blog and the one of the other tests, which is given the same posts, the same, and compares what they answer. */
export async function likeness(real: RealBlog): Promise<void> {
	const other = await aBlog(await allOf(real));
	try {
		for (const question of questions) {
			assert.deepEqual(await ask(other.url, question), await ask(real.url, question), question);
		}
	} finally {
		await other.close();
	}
}

async function ask(url: string, question: string) {
	const answer = await fetch(`${url}/${question}`);
	const body = await answer.json();
	return {
		status: answer.status,
		total: answer.headers.get('x-wp-total'),
		pages: answer.headers.get('x-wp-totalpages'),
		// A refusal's words are WordPress's own; its code is what tells it from another.
		body: Array.isArray(body) ? body : body.code,
	};
}

/** The posts of the real blog, in the words of the other. */
async function allOf(real: RealBlog): Promise<BlogPost[]> {
	const all: BlogPost[] = [];
	for (const page of [1, 2, 3]) {
		const answer = await fetch(`${real.url}/${posts}&orderby=id&order=asc&per_page=100&page=${page}`);
		for (const { id, title, content, excerpt, date_gmt, modified_gmt } of await answer.json()) {
			all.push({
				id,
				title: title.rendered,
				content: content.rendered,
				excerpt: excerpt.rendered,
				status: 'publish',
				isProtected: content.protected,
				date: date_gmt,
				modified: modified_gmt,
			});
		}
	}
	return all;
}
