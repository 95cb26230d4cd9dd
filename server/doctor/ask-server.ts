import * as z from 'zod/mini';
import { readJson } from '#domain/read-json.ts';
import { version } from '#server/start/project.ts';

const PATIENCE_MS = 5000;

/** The site's answer about its health or readiness. */
const answerSchema = z.object({
	status: z.enum(['ok', 'ready']),
	version: z.optional(z.string()),
	background: z.optional(z.enum(['running', 'stuck'])),
});

/** Asks this site for its health or readiness; throws the fault, worded for a person, under the given name. */
export async function askServer(address: string, name: string): Promise<string> {
	const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error: Error) => {
		const { code } = (error.cause ?? {}) as { code?: string };
		throw new Error(`${name} does not answer (${code ?? error.message})`);
	});
	if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
	const said = answerSchema.safeParse(readJson(await answer.text())).data;
	if (!said) throw new Error(`${name} is answered by something other than this site`);
	if (said.version !== undefined && said.version !== version)
		throw new Error(`${name} runs release ${said.version}, and this is ${version}`);
	if (said.background === 'stuck')
		throw new Error(`${name} has a background job that hangs; its log says which`);
	return `${name} answers`;
}
