import { expect, test } from 'vitest';
import { anAdminsBrowser } from '../an-admins-browser.ts';

async function aSiteTab() {
	const office = await anAdminsBrowser();
	const { readSiteForm, readTexts } = await import('#api/admin-site.ts');
	return {
		office,
		readTexts,
		saved: await readSiteForm(),
		...(await import('#features/admin/site/site-writes.ts')),
	};
}

test('only changed fields are sent, so that nobody else’s change is undone', async () => {
	const { office, saved, saveSite } = await aSiteTab();
	const { answer } = office.network;
	const sent: unknown[] = [];
	office.network.answer = (address, init) => {
		sent.push(JSON.parse(String(init?.body)));
		return answer(address, init);
	};
	const { now } = await saveSite({ ...saved, banner_words: 'Free, and staying so.' }, saved);
	expect(sent).toEqual([{ banner_words: 'Free, and staying so.', revision: 0 }]);
	expect(now).toEqual({ ...saved, banner_words: 'Free, and staying so.', revision: expect.any(Number) });
	expect(office.said()).toEqual(['Saved. Phones pick it up within a minute.']);
});

test('a form that the server refuses stays unsaved, and the editor reads why', async () => {
	const { office, saved, saveSite } = await aSiteTab();
	office.answer(507, 'storage_full');
	expect(await saveSite({ ...saved, address: '1 Main Street' }, saved)).toEqual({
		isSaved: false,
		now: undefined,
	});
	expect(office.said()).toEqual([expect.stringMatching(/Nothing was changed/)]);
});

test('a message is removed from the home page', async () => {
	const { office, readTexts, removeMessage } = await aSiteTab();
	const { saveText } = await import('#api/admin-site.ts');
	const texts = await saveText({ name: 'message_new', html: '<p>Hello</p>' });
	const message = texts.find(({ name }) => name === 'message_new');
	if (!message) throw new Error('The message was not saved');
	expect(await removeMessage({ ...message, revision: message.revision - 1 })).toEqual({
		isSaved: false,
		now: message,
	});
	expect(await removeMessage(message)).toMatchObject({ isSaved: true });
	expect((await readTexts()).map(({ name }) => name)).not.toContain(message.name);
	expect(office.said()).toEqual([
		'Somebody else just changed this text. Check it, then save again.',
		'Message deleted.',
	]);
});

test('when two editors edit the site’s form, the second sees the first one’s, and saves on top of it', async () => {
	const { office, saved, saveSite, changedIn } = await aSiteTab();
	const first = await saveSite({ ...saved, address: 'Theirs' }, saved);
	const mine = { ...saved, banner_words: 'Mine' };
	const second = await saveSite(mine, saved);
	expect(second).toEqual({ isSaved: false, now: first.now });
	expect(office.said().at(-1)).toBe('Somebody else just changed this form. Check it, then save again.');
	const now = second.now ?? saved;
	const third = await saveSite({ ...now, ...changedIn(mine, saved) }, now);
	expect(third).toMatchObject({ isSaved: true, now: { address: 'Theirs', banner_words: 'Mine' } });
});
