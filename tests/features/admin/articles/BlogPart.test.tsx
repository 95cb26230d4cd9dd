import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BlogState } from '#domain/articles/article-edit.ts';
import { BlogPart } from '#features/admin/articles/BlogPart.tsx';

test('without a blog, it says where articles are written and who connects one', () => {
	const none = { url: null, is_reading: false, last_error: null } as BlogState;
	const part = renderToStaticMarkup(<BlogPart first={none} onRead={() => undefined} />);
	expect(part).toContain('No blog is connected, so these articles are our own.');
	expect(part).toContain('written on a WordPress blog');
	expect(part).toContain('Whoever runs the server can connect it with WORDPRESS_URL.');
	expect(part).not.toContain('Sync now');
});
