import type * as z from 'zod/mini';
import { readJson } from '#domain/read-json.ts';
import { Problem } from '#server/http/problems.ts';
import type { AskOutside, OutsideRequest } from './ask.ts';

interface Asked<T> extends OutsideRequest {
	/** The service's name in a sentence. */
	service: string;
	schema: z.ZodMiniType<T>;
}

/**
 * Asks an outside service on an editor's behalf.
 * @throws Problem `service_unavailable`, in words for the editor, on silence, a refusal, or an unusable answer
 */
export async function askJson<T>(ask: AskOutside, { service, schema, ...request }: Asked<T>): Promise<T> {
	const answer = await ask(request).catch((error: Error) => {
		throw unavailable(`${service} does not answer. ${noAnswerWords(error)}`);
	});
	const { status } = answer;
	if (status === 429 || status === 503 || status === 504)
		throw unavailable(`${service} is busy (${status}). Wait a minute, then try again.`);
	if (status !== 200) throw unavailable(`${service} refused the question (${status}).`);
	const parsed = schema.safeParse(readJson(answer.text));
	if (!parsed.success) throw unavailable(`${service} answered what makes no sense to us.`);
	return parsed.data;
}

export const unavailable = (words: string) =>
	new Problem('service_unavailable', `${words} Nothing was changed.`);

const words: Record<string, string> = {
	ENOTFOUND: 'There is no site of that name.',
	EAI_AGAIN: 'This server cannot look up names at the moment.',
	ECONNREFUSED: 'Nobody is there.',
	ECONNRESET: 'It hung up.',
};

/** Says why no answer came, in a sentence for an editor: our own requests fail with sentences, Node's do not. */
export function noAnswerWords(error: Error): string {
	const known = words[(error as NodeJS.ErrnoException).code ?? ''];
	return known ?? (/[.!?]$/.test(error.message) ? error.message : `(${error.message})`);
}
