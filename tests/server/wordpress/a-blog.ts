import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A post as somebody wrote it; `modified` and `date` are UTC without a zone, as WordPress tells them. */
export interface BlogPost {
	id: number;
	title: string;
	content: string;
	excerpt: string;
	status: 'publish' | 'draft' | 'trash';
	isProtected: boolean;
	date: string;
	modified: string;
}

export const aPost = (id: number, changes: Partial<BlogPost> = {}): BlogPost => ({
	id,
	title: `Post ${id}`,
	content: `<p>The words of post ${id}.</p>`,
	excerpt: `<p>Post ${id} in short.</p>`,
	status: 'publish',
	isProtected: false,
	date: '2026-10-01T08:00:00',
	modified: '2026-10-02T08:00:00',
	...changes,
});

export const somePosts = (count: number) => Array.from({ length: count }, (_, index) => aPost(index + 1));

/** Answers a request; gives false to leave it to the blog. */
export type Instead = (request: IncomingMessage, answer: ServerResponse) => boolean;

/** A blog on this machine which answers as WordPress's REST API does; `tests/wordpress` holds it against the real one. */
export async function aBlog(posts: BlogPost[] = []) {
	const blog = { posts, asked: [] as URLSearchParams[], instead: (() => false) as Instead };
	const server = createServer((request, answer) => {
		const query = new URL(request.url ?? '/', 'http://blog').searchParams;
		blog.asked.push(query);
		if (!blog.instead(request, answer)) answerAsWordpress(blog.posts, query, answer);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const close = () => {
		server.closeAllConnections();
		return new Promise((resolve) => server.close(resolve));
	};
	return Object.assign(blog, { url: `http://127.0.0.1:${port}`, close });
}

function answerAsWordpress(posts: BlogPost[], query: URLSearchParams, answer: ServerResponse) {
	if (query.get('rest_route') !== '/wp/v2/posts') return sendJson(answer, 404, { code: 'rest_no_route' });
	const perPage = Number(query.get('per_page') ?? 10);
	const page = Number(query.get('page') ?? 1);
	const modifiedAfter = query.get('modified_after');
	const after = query.get('after');
	const include = query.get('include')?.split(',').map(Number);
	if (perPage > 100 || [modifiedAfter, after].some((time) => time && Number.isNaN(Date.parse(time)))) {
		return sendJson(answer, 400, { code: 'rest_invalid_param' });
	}
	const found = posts
		.filter(({ status }) => status === 'publish')
		.filter(({ modified }) => isAfter(modified, modifiedAfter))
		.filter(({ date }) => isAfter(date, after))
		.filter(({ id }) => !include || include.includes(id))
		.sort((a, b) =>
			query.get('orderby') === 'id' && query.get('order') === 'asc' ? a.id - b.id : b.id - a.id,
		);
	const pages = Math.ceil(found.length / perPage);
	if (page > 1 && page > pages) return sendJson(answer, 400, { code: 'rest_post_invalid_page_number' });
	const fields = query.get('_fields')?.split(',');
	const rows = found.slice((page - 1) * perPage, page * perPage).map((post) => {
		const entries = Object.entries(asRest(post));
		return Object.fromEntries(entries.filter(([name]) => !fields || fields.includes(name)));
	});
	answer.setHeader('X-WP-Total', found.length);
	answer.setHeader('X-WP-TotalPages', pages);
	sendJson(answer, 200, rows);
}

const isAfter = (utc: string, time: string | null) =>
	time === null || Date.parse(`${utc}Z`) > Date.parse(time);

/** A post as the API tells it: to who has no password, a protected one is without words. */
const asRest = ({ id, title, content, excerpt, isProtected, date, modified }: BlogPost) => ({
	id,
	date_gmt: date,
	modified_gmt: modified,
	link: `http://blog/?p=${id}`,
	title: { rendered: title },
	content: { rendered: isProtected ? '' : content, protected: isProtected },
	excerpt: { rendered: isProtected ? '' : excerpt, protected: isProtected },
});

function sendJson(answer: ServerResponse, status: number, value: unknown) {
	answer.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' }).end(JSON.stringify(value));
}
