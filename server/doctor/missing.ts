import { noPaymentsWords } from '#server/billing/payment-settings.ts';
import type { Config } from '#server/config.ts';
import { noMailWords } from '#server/mail/mail-settings.ts';

/** Lists everything that is missing or wrong for a site on the internet; one sentence each. */
export function missingForProduction(config: Config): string[] {
	const { isProduction, publicUrl, trustedProxies, adminEmail, signIn, database, backupDir, metricsToken } =
		config;
	return [
		!isProduction && 'NODE_ENV is not production: codes for signing in show on the console.',
		!publicUrl.startsWith('https:') &&
			`PUBLIC_URL is not an https address: links in mails lead to ${publicUrl}.`,
		publicUrl.startsWith('https:') &&
			trustedProxies === 0 &&
			'TRUSTED_PROXIES is 0: behind a proxy all visitors share one limit.',
		noMailWords({ ...config, isProduction: true }),
		signIn.issuer === null &&
			adminEmail.endsWith('@localhost') &&
			'ADMIN_EMAIL is not set: the admin has no mailbox, so no way to a new password but the console.',
		noPaymentsWords(config.payments),
		database === null &&
			backupDir === null &&
			'BACKUP_DIR is not set: nobody looks whether there are backups.',
		metricsToken === null && 'METRICS_TOKEN is not set: nothing is counted for Prometheus.',
	].filter((words) => typeof words === 'string');
}
