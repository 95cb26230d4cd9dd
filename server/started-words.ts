import { noPaymentsWords } from './billing/payment-settings.ts';
import type { Config } from './config.ts';
import { localAddress } from './http/loopback.ts';
import { noMailWords } from './mail/mail-settings.ts';
import type { SeedReport } from './shipped/seed.ts';
import { version } from './start/project.ts';

/** Tells where the server listens, with which data, and what it will not do. */
export function startedWords(
	config: Config,
	port: number,
	{ added, updated, withdrawn }: SeedReport,
): string[] {
	const lacks = [noMailWords(config), noPaymentsWords(config.payments)];
	return [
		`College Tour Trails ${version} on ${localAddress(config.host, port)}`,
		`  public address ${config.publicUrl}, data in ${config.database?.url ?? config.dataDir}, banner ${config.banner ? 'on' : 'off'}`,
		`  catalogue: ${added} added, ${updated} updated, ${withdrawn} withdrawn`,
		...lacks.flatMap((words) => (words ? [`  ${words}`] : [])),
	];
}
