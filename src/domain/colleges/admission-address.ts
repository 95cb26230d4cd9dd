import { withScheme } from '../forms/web-address.ts';

const BARE_DOMAIN = /^(https:\/\/)([^/?#:.]+\.[^/?#:.]+)(?=[/?#:]|$)/i;

/**
 * An admission address over https, with "www." added to a bare domain: `http://bc.edu/apply` becomes
 * `https://www.bc.edu/apply`. `admissions.bc.edu` stays: with "www." that host does not exist.
 */
export const admissionAddress = (text: string): string =>
	withScheme(text)
		.replace(/^http:/i, 'https:')
		.replace(BARE_DOMAIN, '$1www.$2');
