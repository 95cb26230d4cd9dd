import { expect, onTestFinished, test, vi } from 'vitest';
import { aSignedInPhone } from '../features/account/a-signed-in-phone.ts';
import { inTime } from '../in-time.ts';
import { closingChannels } from './closing-channels.ts';

/** Opens this address from the device, on a phone that is signed in, and begins to read ahead. */
async function readAheadAt(path: string) {
	closingChannels();
	await aSignedInPhone();
	Object.assign(document, new EventTarget(), { addEventListener: vi.fn(), removeEventListener: vi.fn() });
	vi.stubGlobal('removeEventListener', vi.fn());
	vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
	const { readAhead, readDevice } = await import('#app/read-device.ts');
	const { closeAccount, currentAccount } = await import('#sync/current-account.ts');
	const { confirmAgain } = await import('#session/confirm-session.ts');
	const { sharedDb } = await import('#db/shared-db.ts');
	onTestFinished(async () => {
		// An answer that is on its way would open the account again.
		await confirmAgain();
		closeAccount();
	});
	const { pathname, search } = new URL(path, 'http://localhost');
	const router = { revalidate: vi.fn(), navigate: vi.fn(), state: { location: { pathname, search } } };
	const device = router as unknown as Parameters<typeof readAhead>[0];
	readAhead(device);
	return { currentAccount, sharedDb, readOn: () => readDevice(device) };
}

test.each(['/trip-planner?tid=t_1', '/saved', '/saved/t_1/changes'])(
	'%s opens its account while the page is being drawn',
	async (path) => {
		const { currentAccount } = await readAheadAt(path);
		await inTime(() => expect(currentAccount()).not.toBeNull());
	},
);

test('any other page opens only the database, and the account once its words are on the screen', async () => {
	const { currentAccount, sharedDb, readOn } = await readAheadAt('/trip-planner');
	await inTime(() => expect(sharedDb.isOpen()).toBe(true));
	await new Promise((resolve) => setTimeout(resolve, 100));
	expect(currentAccount()).toBeNull();
	await readOn();
	await inTime(() => expect(currentAccount()).not.toBeNull());
});
