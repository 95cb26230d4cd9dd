import { beforeEach, expect, test, vi } from 'vitest';
import { aPhone } from '../../session/a-phone.ts';

let phone: Awaited<ReturnType<typeof aPhone>>;

beforeEach(async () => {
	phone = await aPhone();
	await phone.signUp('rosa@example.com');
	await phone.start();
});

const open = async () => {
	const { loader } = await import('#features/account/route.ts');
	return loader({ request: new Request('https://tours.example/account') } as Parameters<typeof loader>[0]);
};

const loseSignal = () => {
	phone.network.answer = () => Promise.reject(new TypeError('Failed to fetch'));
};

test('a page that loses the signal keeps its content, and says how old it is', async () => {
	const { known } = await open();
	expect(known?.way).toEqual({ elsewhere: null, is_fresh: true });
	expect(known?.devices).toHaveLength(1);
	loseSignal();
	expect(await open()).toMatchObject({ known, session: { isSignedIn: true, isFresh: false } });
});

test('a page opened with no signal shows what the device knows, and nothing that only the server knows', async () => {
	loseSignal();
	expect(await open()).toMatchObject({ known: null, session: { isSignedIn: true } });
});

test('a server error is reported, and the known content stays', async () => {
	const { known, isWhole } = await open();
	expect(isWhole).toBe(true);
	const answer = phone.network.answer;
	phone.network.answer = (address, init) =>
		address.endsWith('/account/sessions')
			? Promise.resolve(Response.json({ code: 'internal' }, { status: 500 }))
			: answer(address, init);
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	expect(await open()).toMatchObject({ known, isWhole: false, session: { isFresh: true } });
});

test('nothing of one account is shown to the next, or to a visitor', async () => {
	await open();
	const { noteSignedIn, noteSignedOut } = await import('#session/confirm-session.ts');
	const { account } = (await import('#session/session.ts')).readSession();
	loseSignal();
	if (!account) throw new Error('Nobody is signed in');
	await noteSignedIn({ ...account, id: 'u_other' });
	expect((await open()).known).toBeNull();
	vi.stubGlobal('document', { cookie: '' });
	await noteSignedOut();
	expect((await open()).known).toBeNull();
});
