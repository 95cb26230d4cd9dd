/**
 * `npm run admin -- reset EMAIL`: a new password for someone who lost theirs; needs no mail server. `npm run admin --
 * access EMAIL none, editor, fixed or admin`: who may edit; fixed is an editor whose access the User List cannot
 * revoke, and an admin runs the site. Any other word removes an admin of the built-in sign-in from that role. `npm run
 * admin -- promo CODE USES [YYYY-MM-DD]`: a promo code for that many people, valid to the end of that day. `npm run
 * backup -- FOLDER or FILE`, `npm run restore -- FILE`, `npm run doctor`: docs/OPERATIONS.md.
 */
import { existsSync } from 'node:fs';
import { FIXED_ACCESS } from '#domain/accounts/roles.ts';
import { PROMO_CODE_TAKEN, promoCodeFault } from '#domain/licences/promo-code.ts';
import { howToMake, makeBackup } from './backup/backup.ts';
import { restoreBackup } from './backup/restore.ts';
import { type Config, readConfig } from './config.ts';
import { databaseFile } from './db/open.ts';
import type { RemoteSettings } from './db/remote/bridge.ts';
import { examine } from './doctor/report.ts';
import { resetPassword } from './oidc/login-ways.ts';
import { createPasswords, PASSWORD_COST } from './secrets/password-hash.ts';
import { randomId } from './secrets/random.ts';
import { openCatalogue } from './shipped/catalogue.ts';
import { StartError } from './start/start-error.ts';
import type { Stores } from './stores.ts';
import { createStores } from './stores.ts';

const accesses = new Map([
	['none', 0],
	['editor', 1],
	['fixed', FIXED_ACCESS],
]);

const USAGE =
	'Usage: npm run admin -- reset EMAIL, or access EMAIL none, editor, fixed or admin, or promo CODE USES [YYYY-MM-DD]';
const BACKUP_USAGE = 'Usage: npm run backup -- FOLDER or FILE, or set BACKUP_DIR';

try {
	const [command, ...given] = process.argv.slice(2);
	if (command === 'reset' && given.length === 1)
		await reset(given[0]?.toLowerCase() ?? '', readConfig(process.env));
	else if (command === 'access' && given.length === 2) await giveAccess(given, readConfig(process.env));
	else if (command === 'promo') await makePromo(promoOf(given), readConfig(process.env));
	else if (command === 'backup' && given.length <= 1) await backUp(readConfig(process.env), given[0]);
	else if (command === 'restore' && given.length === 1)
		await restore(readConfig(process.env), given[0] ?? '');
	else if (command === 'doctor' && given.length === 0) await doctor();
	else if (command === 'backup') throw new StartError(BACKUP_USAGE);
	else if (command === 'restore') throw new StartError('Usage: npm run restore -- FILE');
	else throw new StartError(USAGE);
} catch (error) {
	console.error(error instanceof StartError ? error.message : error);
	process.exitCode = 1;
}

/** Reads an admin's promo code: `CODE USES [YYYY-MM-DD]`. @throws StartError naming the fault. */
function promoOf([code = '', uses = '', until, ...more]: string[]) {
	const promo = { code: code.toUpperCase(), uses: Number(uses), expires: until ?? null };
	const fault = promoCodeFault(promo, new Date());
	if (fault) throw new StartError(fault);
	if (more.length > 0) throw new StartError(USAGE);
	return promo;
}

async function makePromo(promo: ReturnType<typeof promoOf>, config: Config) {
	const { db, stores } = await openStores(config);
	try {
		if (!(await stores.licences.makePromo(promo, new Date()))) throw new StartError(PROMO_CODE_TAKEN);
		console.log(
			`${promo.code} gives the full plan to ${promo.uses === 1 ? 'one person' : `${promo.uses} people`}.`,
		);
	} finally {
		db.$client.close();
	}
}

async function giveAccess([email = '', word = '']: string[], config: Config) {
	const access = accesses.get(word);
	const isAdmin = word === 'admin';
	if (access === undefined && !isAdmin) throw new StartError(USAGE);
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

/** Exits with 1 when a service does not answer or, in production, is missing. */
async function doctor() {
	const { text, isWell } = await examine(process.env, new Date());
	console.log(text);
	process.exitCode = isWell ? 0 : 1;
}

async function backUp({ dataDir, backupDir, database }: Config, to = backupDir) {
	if (database !== null) throw new StartError(elsewhere('backed up', database));
	if (to === null) throw new StartError(BACKUP_USAGE);
	if (to === backupDir && !existsSync(to))
		throw new StartError(`BACKUP_DIR must be a folder, and there is none at ${to}: ${howToMake(to)}.`);
	const { file, manifest } = await makeBackup(dataDir, to, new Date());
	const { bytes, rows } = manifest;
	const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
	console.log(
		`${file}: ${(bytes / 1e6).toFixed(1)} MB, ${all} rows in ${Object.keys(rows).length} tables, whole.`,
	);
}

async function restore({ dataDir, database }: Config, file: string) {
	if (database !== null) throw new StartError(elsewhere('restored', database));
	const { manifest, replaced } = await restoreBackup(dataDir, file, new Date());
	console.log(`${dataDir} is as it was on ${manifest.made}, by release ${manifest.version}.`);
	if (replaced !== null) console.log(`What it replaces is kept: ${replaced}`);
	console.log('Phones send again the edits of trips that they hold; everything else since then is gone.');
}

function elsewhere(done: string, { url }: RemoteSettings) {
	return `The database is on ${url} (DATABASE_URL) and is ${done} there, by that server's own means: docs/OPERATIONS.md. Nothing was done.`;
}

async function openStores({ dataDir, database }: Config) {
	if (database === null && !existsSync(databaseFile(dataDir)))
		throw new StartError(`There is no database in ${dataDir}: set DATA_DIR as the server has it.`);
	const { db } = await openCatalogue(dataDir, database);
	return { db, stores: createStores(db, () => new Date()) };
}

async function reset(email: string, config: Config) {
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
