import { existsSync } from 'node:fs';
import { FIXED_ACCESS } from '#domain/accounts/roles.ts';
import { PROMO_CODE_TAKEN, promoCodeFault } from '#domain/licences/promo-code.ts';
import { type Config, readConfig } from './config.ts';
import { databaseFile } from './db/open.ts';
import { resetPassword } from './oidc/login-ways.ts';
import { createPasswords, PASSWORD_COST } from './secrets/password-hash.ts';
import { randomId } from './secrets/random.ts';
import { openCatalogue } from './shipped/catalogue.ts';
import { StartError } from './start/start-error.ts';
import type { Stores } from './stores.ts';
import { createStores } from './stores.ts';

export const ADMIN_USAGE =
	'Usage: npm run admin -- reset EMAIL, or access EMAIL none, editor, fixed or admin, or promo CODE USES [YYYY-MM-DD]';

const accesses = new Map([
	['none', 0],
	['editor', 1],
	['fixed', FIXED_ACCESS],
]);

/** Gives a new password to someone who lost theirs (`npm run admin -- reset EMAIL`); needs no mail server. */
export async function reset([given, ...more]: string[]) {
	if (given === undefined || more.length > 0) throw new StartError(ADMIN_USAGE);
	const email = given.toLowerCase();
	const config = readConfig(process.env);
	const { signIn } = config;
	if (signIn.issuer !== null) throw new StartError(`People sign in at ${signIn.issuer}: reset it there.`);
	const { db, stores } = await openStores(config);
	try {
		const now = () => new Date();
		const login = await stores.logins.withEmail(email);
		if (!login) {
			throw new StartError(`Nobody signs in with ${email}. ${await whoDoes(stores)}`);
		}
		const newPassword = randomId();
		await resetPassword(login, { newPassword }, { stores, passwords: createPasswords(PASSWORD_COST), now });
		console.log(`New password of ${email}, shown only now: ${newPassword}`);
		console.log('All its devices are signed out.');
	} finally {
		db.$client.close();
	}
}

async function whoDoes({ logins }: Pick<Stores, 'logins'>) {
	if (await logins.isEmpty())
		return 'Nobody can sign in here yet: the first start of the server makes the account of ADMIN_EMAIL, and shows its password once.';
	const admins = (await logins.admins()).map((each) => each.email);
	return admins.length > 0 ? `Admins: ${admins.join(', ')}.` : 'There is no admin.';
}

/**
 * Says who may edit (`npm run admin -- access EMAIL none, editor, fixed or admin`): fixed is an editor whose access the
 * User List cannot revoke, and an admin runs the site. Any other word removes an admin of the built-in sign-in from that
 * role.
 */
export async function giveAccess([email, word, ...more]: string[]) {
	if (email === undefined || word === undefined || more.length > 0) throw new StartError(ADMIN_USAGE);
	const config = readConfig(process.env);
	const access = accesses.get(word);
	const isAdmin = word === 'admin';
	if (access === undefined && !isAdmin) throw new StartError(ADMIN_USAGE);
	const { issuer } = config.signIn;
	if (isAdmin && issuer !== null)
		throw new StartError(`People sign in at ${issuer}: put them into the group admin there.`);
	const { db, stores } = await openStores(config);
	try {
		const person = email.toLowerCase();
		const found = access ? await stores.accounts.countWith(person) : 0;
		// Security: someone who comes by another provider may have typed another person's address there.
		if (found > 1)
			throw new StartError(
				`${found} accounts have the address ${email}: give access in the User List, which tells them apart.`,
			);
		if (issuer === null) await setAdmin({ email: person, isAdmin }, stores);
		if (
			access !== undefined &&
			(await stores.accounts.setAccess({ email: person, access }, new Date())) === 0
		)
			throw new StartError(`Nobody has signed in with ${email}.`);
		console.log(`The access of ${email} is ${word}.`);
	} finally {
		db.$client.close();
	}
}

/** @throws StartError when nobody would be left to run the site, or there is nobody to make an admin. */
async function setAdmin(
	{ email, isAdmin }: { email: string; isAdmin: boolean },
	{ logins }: Pick<Stores, 'logins'>,
) {
	const answer = await logins.setAdmin({ email, isAdmin }, new Date());
	if (answer === 'last')
		throw new StartError(
			`${email} is the only admin. Make another one first: npm run admin -- access EMAIL admin`,
		);
	if (answer === 'unknown' && isAdmin)
		throw new StartError(`Nobody signs in with ${email}. They sign up on the site first.`);
}

/**
 * Makes a promo code for that many people, valid to the end of that day (`npm run admin -- promo CODE USES
 * [YYYY-MM-DD]`).
 */
export async function makePromo(given: string[]) {
	const promo = promoOf(given);
	const { db, stores } = await openStores(readConfig(process.env));
	try {
		if (!(await stores.licences.makePromo(promo, new Date()))) throw new StartError(PROMO_CODE_TAKEN);
		console.log(
			`${promo.code} gives the full plan to ${promo.uses === 1 ? 'one person' : `${promo.uses} people`}.`,
		);
	} finally {
		db.$client.close();
	}
}

/** Reads an admin's promo code: `CODE USES [YYYY-MM-DD]`. @throws StartError naming the fault. */
function promoOf([code = '', uses = '', until, ...more]: string[]) {
	const promo = { code: code.toUpperCase(), uses: Number(uses), expires: until ?? null };
	const fault = promoCodeFault(promo, new Date());
	if (fault) throw new StartError(fault);
	if (more.length > 0) throw new StartError(ADMIN_USAGE);
	return promo;
}

async function openStores({ dataDir, database }: Config) {
	if (database === null && !existsSync(databaseFile(dataDir)))
		throw new StartError(`There is no database in ${dataDir}: set DATA_DIR as the server has it.`);
	const { db } = await openCatalogue(dataDir, database);
	return { db, stores: createStores(db, () => new Date()) };
}
