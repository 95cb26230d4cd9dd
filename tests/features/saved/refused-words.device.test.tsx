import 'fake-indexeddb/auto';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { sharedDb } from '#db/shared-db.ts';
import { renameTrip } from '#domain/trips/edit-trip.ts';
import { ForMember } from '#features/saved/ForMember.tsx';
import { SavedHead } from '#features/saved/SavedHead.tsx';
import { setSession, signedOut } from '#session/session.ts';
import { openAccountSync } from '#sync/account-sync.ts';
import { draftStore } from '#trips/draft-store.ts';
import { savedStore } from '#trips/saved-store.ts';
import { refusingWrites } from '../../sync/trips-on-disk.ts';

vi.mock('#runtime/reachability.ts', () => ({
	useReachable: () => false,
	isReachable: () => false,
	noteReachable: vi.fn(),
	onReachable: () => () => undefined,
}));

beforeEach(() => {
	setSession(signedOut);
	vi.spyOn(console, 'warn').mockReturnValue();
});

const shown = (page: React.ReactNode) =>
	renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>).replace(/<[^>]*>/g, '');

test('a visitor’s draft is said to stay on the phone, unless the phone refused to store it', async () => {
	const card = () =>
		shown(
			<ForMember title="Saved Trips" back="/saved">
				{() => null}
			</ForMember>,
		);
	expect(card()).toContain('Your draft stays on this phone either way.');
	const free = refusingWrites(sharedDb, 'QuotaExceededError');
	await draftStore.write(renameTrip('Ohio loop'));
	expect(card()).toContain('The draft isn’t saved on this phone yet: copy its link first.');
	expect(card()).not.toContain('stays');
	free();
	await draftStore.retry();
	expect(card()).toContain('Your draft stays on this phone either way.');
});

test('without a signal a member’s changes are said to be saved, unless the phone refused one', async () => {
	const send = async () => ({ kind: 'no_signal' as const });
	const account = openAccountSync({ accountId: 'u_refused', send, onSignedOut: vi.fn() });
	const head = () => shown(<SavedHead account={account} status={undefined} offersNew={false} />);
	expect(head()).toContain('Changes are saved on this phone and sent when you are back.');
	const free = refusingWrites(account.db, 'QuotaExceededError');
	await savedStore(account, 't_1').write(renameTrip('Ohio loop'));
	expect(head()).toContain('Not every change is saved on this phone yet.');
	expect(head()).not.toContain('Changes are saved');
	free();
	await savedStore(account, 't_1').retry();
	expect(head()).toContain('Changes are saved on this phone');
	account.end();
});
