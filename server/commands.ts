/** The program of `npm run admin`, `npm run backup`, `npm run restore` and `npm run doctor`: docs/OPERATIONS.md. */
import { ADMIN_USAGE, giveAccess, makePromo, reset } from './admin-command.ts';
import { backUp, restore } from './backup-command.ts';
import { examine } from './doctor/report.ts';
import { StartError } from './start/start-error.ts';

const commands = new Map([
	['reset', reset],
	['access', giveAccess],
	['promo', makePromo],
	['backup', backUp],
	['restore', restore],
	['doctor', doctor],
]);

try {
	const [name = '', ...given] = process.argv.slice(2);
	const command = commands.get(name);
	if (!command) throw new StartError(ADMIN_USAGE);
	await command(given);
} catch (error) {
	console.error(error instanceof StartError ? error.message : error);
	process.exitCode = 1;
}

/** Exits with 1 when a service does not answer or, in production, is missing. */
async function doctor(given: string[]) {
	if (given.length > 0) throw new StartError(ADMIN_USAGE);
	const { text, isWell } = await examine(process.env, new Date());
	console.log(text);
	process.exitCode = isWell ? 0 : 1;
}
