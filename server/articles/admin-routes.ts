import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
	type ArticleChange,
	articleUpdateSchema,
	type BlogState,
	blogStateSchema,
	editedArticleSchema,
} from '#domain/articles/article-edit.ts';
import { checkedBody } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { editedMeanwhile, Problem } from '#server/http/problems.ts';
import type { Stores } from '#server/stores.ts';
import type { Blog } from './blog.ts';

interface Deps {
	stores: Pick<Stores, 'articles'>;
	/** Null when all articles are our own. */
	blog: Blog | null;
	guards: Pick<Guards, 'forTab'>;
	now: () => Date;
}

const CALL = '/admin/wordpress/update';
/** A slower blog is read in the background; the editor sees the progress. */
const PATIENCE_MS = 8000;
const noBlog: BlogState = {
	url: null,
	succeeded: null,
	failures: 0,
	last_error: null,
	next_attempt: null,
	is_reading: false,
};

/** `GET` and `POST /admin/wordpress/update`: the articles, their targeting, and the state of the blog import. */
export function articleAdminRoutes({ stores, blog, guards, now }: Deps) {
	const editorsOnly = guards.forTab('articles');
	const state = () => blog?.state() ?? noBlog;
	return new Hono<SignedInEnv>()
		.get(
			CALL,
			describe('Every article, visible or hidden', z.array(editedArticleSchema), [...accessFailures]),
			editorsOnly,
			async (c) => c.json(await stores.articles.everyOne()),
		)
		.post(
			CALL,
			describe(
				'Changes an article’s subject or title, or shows or hides it; `id` names one of our own articles',
				editedArticleSchema,
				[
					...accessFailures,
					'bad_body',
					'article_not_found',
					'edited_meanwhile',
					'too_large',
					'forbidden_origin',
					'storage_full',
				],
			),
			editorsOnly,
			limitedBody(16_384),
			checkedBody(articleUpdateSchema),
			async (c) => {
				const { wordpress_id, id = '', revision, ...change } = c.req.valid('json');
				const key = wordpress_id === undefined ? { id } : { wordpress_id };
				const edit = { key, change: change as ArticleChange, by: c.var.account.id, revision };
				const changed = await stores.articles.change(edit, now());
				if (changed === 'absent') throw new Problem('article_not_found', 'There is no such article.');
				if (changed === 'edited_meanwhile') throw editedMeanwhile('article');
				if ('fault' in changed) throw new Problem('bad_body', changed.fault);
				return c.json(changed);
			},
		)
		.get(
			'/admin/wordpress/state',
			describe('The state of the blog import', blogStateSchema, [...accessFailures]),
			editorsOnly,
			(c) => c.json(state()),
		)
		.post(
			'/admin/wordpress/sync',
			describe(
				'Reads the blog now, and returns how that went or, with `is_reading`, that it takes longer',
				blogStateSchema,
				[...accessFailures, 'forbidden_origin', 'storage_full'],
			),
			editorsOnly,
			async (c) => {
				await Promise.race([blog?.readNow(), wait(PATIENCE_MS, undefined, { ref: false })]);
				return c.json(state());
			},
		);
}
