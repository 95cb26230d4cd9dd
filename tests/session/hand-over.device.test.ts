import { expect, test } from 'vitest';
import { noSignal } from '../content/a-device.ts';
import { aPhone } from './a-phone.ts';

const token = { idToken: 'a.b.c', state: 's', error: null };

test('a token that the server does not take leads to the sign-in page with the reason', async () => {
	const phone = await aPhone();
	const page = await phone.start();
	expect(await page.handOver(token)).toBe('/sign-in?problem=refused');
	expect(await page.handOver({ idToken: null, state: 's', error: 'access_denied' })).toBe(
		'/sign-in?problem=cancelled',
	);
	expect(phone.requests).toEqual(['POST /api/session/hand-over']);
	phone.network.answer = noSignal as typeof phone.network.answer;
	expect(await page.handOver(token)).toBe('/sign-in?problem=unavailable');
	expect(page.readSession().isSignedIn).toBe(false);
});

test.each([
	[500, 'internal', 'unavailable'],
	[503, 'storage_busy', 'unavailable'],
	[503, 'sign_in_unavailable', 'unavailable'],
	[429, 'too_many_requests', 'too_many'],
	[400, 'sign_in_refused', 'refused'],
	[401, 'bad_token', 'refused'],
])(
	'a hand-over that is answered %i %s is %s: a server that could not look has refused nobody',
	async (status, code, problem) => {
		const phone = await aPhone();
		phone.network.answer = async () => Response.json({ code }, { status });
		const page = await phone.start();
		expect(await page.handOver(token)).toBe(`/sign-in?problem=${problem}`);
	},
);

test('a wish from before a hosted sign-in is granted before anybody hears who has signed in', async () => {
	const phone = await aPhone();
	const page = await phone.start();
	const { noteWish, takeWish } = await import('#session/wish.ts');
	const return_path = `/college/164924${noteWish('trial')}`;
	await phone.signUp('rosa@example.com');
	const account = await (await phone.browser.ask('https://tours.example/api/account')).json();
	phone.network.answer = async () => Response.json({ account, return_path });
	const taken: boolean[] = [];
	page.onSessionChange(() => taken.push(takeWish('trial')));
	expect(await page.handOver(token)).toBe('/college/164924');
	expect(taken[0]).toBe(true);
});

test('a token that the server takes signs in, and leads to where the person was', async () => {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	const account = await (await phone.browser.ask('https://tours.example/api/account')).json();
	phone.network.answer = async () => Response.json({ account, return_path: '/saved' });
	const page = await phone.start();
	expect(await page.handOver(token)).toBe('/saved');
	expect(page.readSession()).toMatchObject({ isSignedIn: true, account: { email: 'rosa@example.com' } });
	expect(JSON.stringify(await page.kept())).not.toContain('a.b.c');
});
