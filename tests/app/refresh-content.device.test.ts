import { expect, test, vi } from 'vitest';
import { refreshContent } from '#app/refresh-content.ts';

/** The requests for the catalogue: each is answered by the test. */
const asked: { answer: () => void; fail: (error: Error) => void }[] = vi.hoisted(() => []);

vi.mock('#content/refresh.ts', () => ({
	isAtRevision: async () => true,
	noteRevision: async () => undefined,
	refreshCatalogue: () => new Promise<void>((answer, fail) => asked.push({ answer, fail })),
}));
vi.mock('#content/site.ts', () => ({ refreshSite: async () => undefined }));
vi.mock('#content/article-list.ts', () => ({ refreshShownArticles: async () => undefined }));
vi.mock('#content/bring-guides.ts', () => ({ confirmGuides: async () => undefined }));
vi.mock('#pwa/register.ts', () => ({ askForShell: () => undefined }));
vi.mock('#runtime/when-idle.ts', () => ({ whenIdle: async () => undefined }));
vi.mock('#app/stay-current.ts', () => ({ stayCurrent: async () => undefined }));

test('content is asked for again when a signal returns while a request still fails for lack of it', async () => {
	const said = vi.spyOn(console, 'error').mockReturnValue();
	const first = refreshContent();
	const online = refreshContent();
	asked[0]?.fail(new Error('The network was dead'));
	await vi.waitFor(() => expect(asked).toHaveLength(2));
	asked[1]?.answer();
	await Promise.all([first, online]);
	expect(said).toHaveBeenCalledOnce();
	// A failure alone is not asked about again at once.
	const alone = refreshContent();
	asked[2]?.fail(new Error('The network was dead'));
	await alone;
	expect(asked).toHaveLength(3);
});
