import { eq } from 'drizzle-orm';
import { importJWK, SignJWT } from 'jose';
import type { Op } from '#domain/sync/device-state.ts';
import { SYNC_VERSION } from '#domain/sync/wire.ts';
import { accounts } from '#server/accounts/table.ts';
import { signingKey } from '#server/oidc/signing-key.ts';
import { logins } from '#server/oidc/table.ts';
import { randomId, randomToken } from '#server/secrets/random.ts';
import { INSIDE } from '#server/session/relying-party.ts';
import { anOp } from '../sync/builders.ts';
import { type aServer, passwords } from './a-server.ts';
import type { Kind, Named, Person } from './authorisation-table.ts';

export const SITE = 'https://tours.example';
const ISSUER = `${SITE}/oidc`;
const CLIENT = 'college-tour-trails';

/** The people of the table, with everything they own, in a server's database. */
export function thePeople({ db, stores }: ReturnType<typeof aServer>) {
	const now = () => new Date();

	async function accountOf(person: Person | 'neighbor'): Promise<string> {
		// Visitors are treated as naming the signed-in person's own account.
		const subject = person === 'visitor' || person === 'link' ? 'signed-in' : person;
		const group = subject === 'admin' ? 'admin' : 'default';
		const identity = { issuer: INSIDE, subject, email: null, displayName: null, group };
		const { id } = await stores.accounts.signIn(identity, now());
		const columns = { subscription_type: 1, access: subject === 'editor' ? 1 : 0 };
		db.update(accounts).set(columns).where(eq(accounts.id, id)).run();
		return id;
	}

	/** A new session of the account, by the name under which it is ended, and its token. */
	async function openSession(accountId: string) {
		const token = await stores.sessions.open(accountId, { device: 'x' }, now());
		return { token, id: (await stores.sessions.withToken(token, now()))?.id ?? '' };
	}

	async function newTrip(accountId: string, changes: Pick<Op, 'path' | 'value'>[]): Promise<string> {
		const trip = randomId('t_');
		const ops = [{ path: 'life', value: 'live' }, ...changes].map((change, index) =>
			anOp({ ...change, id: randomId('o_'), seq: index + 1, trip, base: 0 }),
		);
		const request = { device: randomId('d_'), epoch: null, cursor: 0, clientNow: 0, limit: 100, ops };
		await stores.sync.serve(accountId, { v: SYNC_VERSION, ...request });
		return trip;
	}

	/** A new view-only link to the trip. */
	async function shareOf(accountId: string, tripId: string) {
		const made = await stores.shares.open({ accountId, tripId, days: 30 }, now());
		if (!made) throw new Error('The trip has too many links');
		return made;
	}

	async function paymentOf(account_id: string): Promise<string> {
		const bought = {
			service: 'test' as const,
			kind: 'licences' as const,
			account_id,
			quantity: 2,
			amount_cents: 5000,
		};
		return (await stores.payments.begin({ ...bought, email: null, attempt: null }, now())).id;
	}

	return {
		/** New things for this person to name, of this kind. */
		things: async (person: Person, kind: Kind): Promise<Named> => {
			const asker = await accountOf(person);
			if (kind === 'absent') {
				const share = { share: randomId('k_'), shareToken: randomToken() };
				return { asker, trip: randomId('t_'), session: randomId('l_'), payment: randomId('b_'), ...share };
			}
			const owner = kind === 'others' ? await accountOf('neighbor') : asker;
			const mark = kind === 'others' ? [{ path: 'theirs', value: true }] : [];
			const trash = kind === 'trashed' ? [{ path: 'life', value: 'trashed' }] : [];
			const { id: session } = await openSession(owner);
			if (kind === 'trashed') await stores.sessions.end(owner, session, now());
			const trip = await newTrip(owner, [...mark, ...trash]);
			const { id: share, token: shareToken } = await shareOf(owner, trip);
			const payment = await paymentOf(owner);
			return { asker, session, trip, share, shareToken, payment };
		},
		/** Headers that this person's browser or program sends. */
		headersOf: async (person: Person): Promise<Record<string, string>> => {
			if (person === 'visitor') return {};
			if (person === 'bearer') return { Authorization: `Bearer ${await idToken('bearer')}` };
			const asker = await accountOf(person);
			const { token, id } = await openSession(asker);
			if (person === 'revoked') await stores.sessions.end(asker, id, now());
			const shown = person === 'link' ? (await shareOf(asker, await newTrip(asker, []))).token : token;
			return { Cookie: `__Host-ctt_session=${shown}` };
		},
	};

	async function idToken(subject: string): Promise<string> {
		const login = { id: subject, email: `${subject}@example.org`, groups: [], created: now() };
		db.insert(logins)
			.values({ ...login, password_hash: await passwords.hash('four wide roads') })
			.onConflictDoNothing()
			.run();
		const key = await signingKey(stores);
		return new SignJWT({ sub: subject, aud: CLIENT })
			.setProtectedHeader({ alg: 'RS256', kid: key.kid as string })
			.setIssuer(ISSUER)
			.setIssuedAt()
			.setExpirationTime('10 minutes')
			.sign(await importJWK(key as never, 'RS256'));
	}
}
