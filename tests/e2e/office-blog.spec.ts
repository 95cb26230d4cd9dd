import { aBlog, aPost } from '../server/wordpress/a-blog.ts';
import { expect, test } from './fixture.ts';
import { signInAsAdmin } from './sign-in-steps.ts';

/** A blog with one post, which answers when it is told to. */
async function aSlowBlog() {
	const blog = await aBlog([aPost(12, { title: 'Twelve campuses' })]);
	const held: (() => void)[] = [];
	return Object.assign(blog, {
		fail: () => {
			blog.instead = (_, answer) => Boolean(answer.writeHead(500).end());
		},
		hold: () => {
			blog.instead = (_, answer) => {
				const end = answer.end.bind(answer);
				answer.end = ((...body: Parameters<typeof end>) => {
					held.push(() => end(...body));
					return answer;
				}) as typeof answer.end;
				return false;
			};
		},
		goOn: () => {
			blog.instead = () => false;
			for (const answer of held.splice(0)) answer();
		},
	});
}

test('a blog that takes long is followed until it has been read, past a lost signal, and no older failure is shown meanwhile', async ({
	page,
	watched,
	serve,
	atEnd,
}) => {
	const blog = await aSlowBlog();
	atEnd(blog.close);
	blog.fail();
	const server = await serve({ environment: { WORDPRESS_URL: blog.url } });
	await signInAsAdmin(page, server, '/admin/articles');
	const part = page.getByRole('region', { name: 'The blog' });
	const status = part.getByRole('status');
	const failure = part.getByRole('alert');
	const sync = part.getByRole('button', { name: 'Sync now' });
	await expect(failure).toContainText('The blog answered 500.');
	blog.hold();
	const answer = page.waitForResponse(/wordpress\/sync/);
	await sync.click();
	await answer;
	await expect(status).toHaveText('Reading the blog…');
	await expect(failure).toHaveCount(0);
	await expect(sync).toBeDisabled();

	watched.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
	await page.context().setOffline(true);
	await expect(status).toHaveText(
		'No answer came, so we don’t know how the reading goes. This page asks again.',
	);
	await page.context().setOffline(false);
	await expect(status).toHaveText('Reading the blog…');

	// Whoever opens the page meanwhile follows the reading, too.
	await page.reload();
	await expect(status).toHaveText('Reading the blog…');
	blog.goOn();
	await expect(status).toContainText('was last read');
	await expect(sync).toBeEnabled();
	await expect(page.getByRole('row').filter({ hasText: 'Twelve campuses' })).toBeVisible();
});
