import { expect, test } from 'vitest';
import { noSignal } from '../../../content/a-device.ts';
import { anAdminsBrowser } from '../an-admins-browser.ts';

const writes = () => import('#features/admin/site/text-writes.ts');
const message = { name: 'message_snow', html: '<p>Campuses close early.</p>' };

test('a text nobody has written yet is saved, and counts from then on', async () => {
	await anAdminsBrowser();
	const { changeText, unwritten } = await writes();
	const { revision } = unwritten(message.name);
	const { isSaved, now } = await changeText({ ...message, revision });
	expect({ isSaved, now }).toMatchObject({ isSaved: true, now: { html: message.html } });
	expect(now?.revision).toBeGreaterThan(revision);
});

test('the second of two editors who begin one text gets the first one’s back', async () => {
	const office = await anAdminsBrowser();
	const { changeText } = await writes();
	const first = await changeText({ ...message, revision: 0 });
	const second = await changeText({ ...message, html: '<p>Snow!</p>', revision: 0 });
	expect(second).toEqual({ isSaved: false, now: first.now });
	expect(office.said()).toEqual(['Somebody else just changed this text. Check it, then save again.']);
});

test('with no signal a text is not saved, and the editor reads why', async () => {
	const office = await anAdminsBrowser();
	const { changeText } = await writes();
	office.network.answer = noSignal as typeof office.network.answer;
	expect(await changeText({ ...message, revision: 0 })).toEqual({ isSaved: false, now: undefined });
	expect(office.said()).toEqual([expect.stringMatching(/^No answer came/)]);
});

test('a message that somebody else removed is said to be gone, and can be started over', async () => {
	const office = await anAdminsBrowser();
	const { changeText } = await writes();
	const { now: seen } = await changeText({ ...message, revision: 0 });
	await changeText({ name: message.name, action: 'delete', revision: seen?.revision });
	const { isSaved, now } = await changeText({ ...message, html: '<p>Mine</p>', revision: seen?.revision });
	expect({ isSaved, now }).toEqual({ isSaved: false, now: expect.objectContaining({ revision: 0 }) });
	expect(office.said()).toEqual(['Somebody else just removed this text.']);
	expect(await changeText({ ...message, html: '<p>Mine</p>', revision: 0 })).toMatchObject({ isSaved: true });
});
