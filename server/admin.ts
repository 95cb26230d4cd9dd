/**
 * `npm run admin -- reset EMAIL`: a new password for somebody who has lost theirs, with no mail server needed.
 * `npm run admin -- promo CODE USES [YYYY-MM-DD]`: a promo code for so many people, until that day.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from './config.ts';
import { openCatalogue } from './db/catalogue.ts';
import { promoOf } from './licences/promo-command.ts';
import { resetPassword } from './oidc/login-doors.ts';
import { createPasswords, PASSWORD_COST } from './secrets/password-hash.ts';
import { randomId } from './secrets/random.ts';
import { StartError } from './start-error.ts';
import { createStores } from './stores.ts';

try {
	const [command, ...given] = process.argv.slice(2);
	if (command === 'reset' && given.length === 1)
		await reset(given[0]?.toLowerCase() ?? '', readConfig(process.env));
	else if (command === 'promo') await makePromo(promoOf(given), readConfig(process.env));
	else throw new StartError('Usage: npm run admin -- reset EMAIL, or promo CODE USES [YYYY-MM-DD]');
} catch (error) {
	console.error(error instanceof StartError ? error.message : error);
	process.exitCode = 1;
}

async function makePromo(promo: ReturnType<typeof promoOf>, { dataDir }: Config) {
	const { db, stores } = await openStores(dataDir);
	try {
		if (!(await stores.licences.makePromo(promo, new Date())))
			throw new StartError('There is such a code already.');
		console.log(
			`${promo.code} gives the full plan to ${promo.uses === 1 ? 'one person' : `${promo.uses} people`}.`,
		);
	} finally {
		db.$client.close();
	}
}

async function openStores(dataDir: string) {
	if (!existsSync(join(dataDir, 'tour-trails.db')))
		throw new StartError(`There is no database in ${dataDir}: set DATA_DIR as the server has it.`);
	const { db } = await openCatalogue(dataDir);
	return { db, stores: createStores(db, () => new Date()) };
}

async function reset(email: string, { dataDir, signIn }: Config) {
	if (signIn.issuer !== null) throw new StartError(`People sign in at ${signIn.issuer}: reset it there.`);
	const { db, stores } = await openStores(dataDir);
	try {
		const now = () => new Date();
		const login = await stores.logins.withEmail(email);
		if (!login) {
			const admins = (await stores.logins.admins()).map((each) => each.email);
			throw new StartError(`Nobody signs in with ${email}. Admins: ${admins.join(', ')}.`);
		}
		const newPassword = randomId();
		await resetPassword(login, { newPassword }, { stores, passwords: createPasswords(PASSWORD_COST), now });
		console.log(`New password of ${email}, shown only now: ${newPassword}`);
		console.log('All its devices are signed out.');
	} finally {
		db.$client.close();
	}
}
