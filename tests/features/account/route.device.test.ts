import { beforeEach, expect, test, vi } from 'vitest';
import type { AccountView } from '#features/account/account-view.ts';
import { aPhone } from '../../session/a-phone.ts';
import { stallSignal } from '../../stall-signal.ts';

let phone: Awaited<ReturnType<typeof aPhone>>;

beforeEach(async () => {
	phone = await aPhone();
	await phone.signUp('rosa@example.com');
	await phone.start();
});

/** The account page as it opens. */
const openAtOnce = async (search = '') => {
	const { loader } = await import('#features/account/route.ts');
	const request = new Request(`https://tours.example/account${search}`);
	const view = await loader({ request } as Parameters<typeof loader>[0]);
	return { ...view, ...(await heardNow(view)) };
};

/** The same once the server has answered or failed, however busy the machine is. */
const open = async () => {
	const view = await openAtOnce();
	await expect.poll(() => heardNow(view), { timeout: 10_000 }).toMatchObject({ isAsking: false });
	const { readSession } = await import('#session/session.ts');
	return { ...(await heardNow(view)), session: readSession() };
};

async function heardNow({ session }: AccountView) {
	const { heardOf } = await import('#features/account/account-view.ts');
	return heardOf(session.account?.id);
}

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

test('a signal that carries nothing holds up neither the account nor the news of a payment', async () => {
	const { known } = await open();
	phone.requests.length = 0;
	const { arrive } = stallSignal(phone);
	const begun = performance.now();
	const view = await openAtOnce('?payment=b_none');
	expect(performance.now() - begun).toBeLessThan(2000);
	expect(view).toMatchObject({ known, isAsking: true, session: { account: { email: 'rosa@example.com' } } });
	arrive();
	expect(await view.outcome).toBeNull();
	await expect.poll(() => heardNow(view)).toMatchObject({ isAsking: false, isWhole: true });
	// Asking for the outcome is what activates a paid plan, so the account is asked for again after it.
	expect(phone.requests.lastIndexOf('GET /api/account')).toBeGreaterThan(
		phone.requests.indexOf('POST /api/billing/stripe/outcome'),
	);
	expect(phone.requests).toContain('POST /api/billing/stripe/outcome');
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
