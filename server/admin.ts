/** `npm run admin -- reset EMAIL`: a new password for somebody who has lost theirs, with no mail server needed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from './config.ts';
import { openCatalogue } from './db/catalogue.ts';
import { resetPassword } from './oidc/login-doors.ts';
import { createPasswords, PASSWORD_COST } from './secrets/password-hash.ts';
import { randomId } from './secrets/random.ts';
import { StartError } from './start-error.ts';
import { createStores } from './stores.ts';

try {
	const [command, email, ...more] = process.argv.slice(2);
	if (command !== 'reset' || !email || more.length > 0)
		throw new StartError('Usage: npm run admin -- reset EMAIL');
	await reset(email.toLowerCase(), readConfig(process.env));
} catch (error) {
	console.error(error instanceof StartError ? error.message : error);
	process.exitCode = 1;
}

async function reset(email: string, { dataDir, signIn }: Config) {
	if (signIn.issuer !== null) throw new StartError(`People sign in at ${signIn.issuer}: reset it there.`);
	if (!existsSync(join(dataDir, 'tour-trails.db')))
		throw new StartError(`There is no database in ${dataDir}: set DATA_DIR as the server has it.`);
	const { db } = await openCatalogue(dataDir);
	try {
		const now = () => new Date();
		const stores = createStores(db, now);
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
