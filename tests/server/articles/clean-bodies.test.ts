import { expect, test } from 'vitest';
import { createCleanBodies } from '#server/articles/clean-bodies.ts';
import { articles } from '#server/articles/table.ts';
import { aServer } from '../a-server.ts';

function aCleaner() {
	const cleaned: string[] = [];
	const cleanBody = createCleanBodies((html) => {
		cleaned.push(html);
		return html.toUpperCase();
	});
	return { cleaned, cleanBody };
}

test('a body is cleaned once, and again when it was edited', () => {
	const { cleaned, cleanBody } = aCleaner();
	expect(['a', 'a', 'b', 'a'].map(cleanBody)).toEqual(['A', 'A', 'B', 'A']);
	expect(cleaned).toEqual(['a', 'b']);
});

test('eight million characters are kept, and those unread for longest go first', () => {
	const { cleaned, cleanBody } = aCleaner();
	const long = (letter: string) => letter.repeat(2_000_000);
	for (const letter of ['a', 'b', 'c', 'd', 'a', 'e', 'a', 'b']) cleanBody(long(letter));
	expect(cleaned.map(([letter]) => letter).join('')).toBe('abcdeb');
});

test('others have their turn between the bodies of one answer', async () => {
	const { db, stores } = aServer();
	const at = new Date('2026-11-01');
	const ids = Array.from({ length: 20 }, (_, n) => `${9000 + n}`);
	for (const id of ids)
		db.insert(articles)
			.values({
				id,
				article_title: id,
				URL: '/',
				excerpt: '',
				body: `<p>${id}</p>`,
				published: at,
				modified: at,
			})
			.run();
	let isDone = false;
	let turns = 0;
	const count = () => {
		turns += 1;
		if (!isDone) setImmediate(count);
	};
	count();
	const found = await stores.articles.withIds(ids);
	isDone = true;
	expect(found.map(({ body }) => body)).toEqual(ids.map((id) => `<p>${id}</p>`));
	expect(turns).toBeGreaterThanOrEqual(20);
});
