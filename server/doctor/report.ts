import { type Config, readConfig } from '#server/config.ts';
import { environmentSchema, unreadVariables, whatIsSet } from '#server/environment.ts';
import { createAskOutside } from '#server/outside/ask.ts';
import { mayCarrySecret } from '#server/start/environment-names.ts';
import { version } from '#server/start/project.ts';
import { StartError } from '#server/start/start-error.ts';
import type { Finding } from './finding.ts';
import { checkMachine } from './machine.ts';
import { missingForProduction } from './missing.ts';
import { tryServices } from './services.ts';

type Given = Record<string, string | undefined>;

/** The output of `npm run doctor`, and whether all is well. */
export interface Report {
	text: string;
	isWell: boolean;
}

/**
 * Reports the configuration, the services that answer, and anything missing for production.
 * Security: contains no secret.
 */
export async function examine(environment: Given, now: Date): Promise<Report> {
	const set = ['Set', ...variableLines(environment)];
	const title = `College Tour Trails ${version} on Node ${process.versions.node}`;
	const config = configOrFault(environment);
	if (config instanceof StartError)
		return { text: lines(title, '', ...set, '', config.message), isWell: false };
	const ask = createAskOutside({ allowLoopback: !config.isProduction });
	const found = (await Promise.all([checkMachine(config, now), tryServices(config, ask)])).flat();
	const missing = [...missingForProduction(config), unreadVariables(environment)].filter(Boolean);
	const isWell =
		found.every(({ state }) => state !== 'wrong') && !(config.isProduction && missing.length > 0);
	const text = lines(
		title,
		'',
		...set,
		'',
		'Answers',
		...withoutSecrets(found.map(findingLine), environment),
		'',
		'Missing for production',
		...(missing.length > 0 ? missing.map((words) => `  - ${words}`) : ['  nothing']),
	);
	return { text, isWell };
}

function configOrFault(environment: Given): Config | StartError {
	try {
		return readConfig(environment);
	} catch (error) {
		if (error instanceof StartError) return error;
		throw error;
	}
}

const lines = (...each: (string | undefined)[]) => each.join('\n');

function variableLines(environment: Given): string[] {
	const given = whatIsSet(environment);
	const names = Object.keys(environmentSchema.shape).filter((name) => name in given);
	if (names.length === 0) return ['  nothing: it runs on this machine alone'];
	const width = Math.max(...names.map((name) => name.length));
	return names.map((name) => `  ${name.padEnd(width)}  ${shown(name, given[name] ?? '')}`);
}

/** Returns the value, or only the harmless part of one that carries a secret: an address's host. */
function shown(name: string, value: string): string {
	if (!mayCarrySecret(name, value)) return value;
	if (!URL.canParse(value)) return '(set, and not shown)';
	const { protocol, host } = new URL(value);
	return host === '' ? '(set, and not shown)' : `${protocol}//${host} (the rest is not shown)`;
}

const MARKS = { well: 'yes', wrong: 'NO', inside: '-' };
const findingLine = ({ name, state, words }: Finding) =>
	`  ${MARKS[state].padEnd(4)} ${name.padEnd(11)} ${words}`;

/** Security: another program's error message may repeat the secrets it was given. */
function withoutSecrets(lines: string[], environment: Given): string[] {
	const secrets = Object.entries(whatIsSet(environment))
		.filter(([name, value]) => name in environmentSchema.shape && mayCarrySecret(name, value ?? ''))
		.flatMap(([, value = '']) => [value, ...passwordsIn(value)])
		.filter((secret) => secret !== '');
	return lines.map((line) => secrets.reduce((all, secret) => all.replaceAll(secret, '(not shown)'), line));
}

function passwordsIn(value: string): string[] {
	if (!URL.canParse(value)) return [];
	const { password } = new URL(value);
	return [password, decodeURIComponent(password)];
}
