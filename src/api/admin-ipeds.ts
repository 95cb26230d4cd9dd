import {
	type IpedsProgress,
	type IpedsReport,
	ipedsProgressSchema,
	ipedsReportSchema,
} from '#domain/admin/ipeds-import.ts';
import { readJson } from '#domain/read-json.ts';
import { ApiError } from './api-error.ts';
import { fitted, LONG_PATIENCE_MS, noSignal, send, sendForResponse } from './request.ts';

/** Previews the changes in the Department's files. */
export const previewIpeds = (files: readonly File[]): Promise<IpedsReport> =>
	send<IpedsReport, FormData>('/admin/ipeds/preview', ipedsReportSchema, withFiles(files));

/** Imports the files and reports progress; returns the last progress, however the answer ends. */
export async function importIpeds(
	files: readonly File[],
	onProgress: (progress: IpedsProgress) => void,
): Promise<IpedsProgress> {
	const answer = await sendForResponse<FormData>('/admin/ipeds/import', withFiles(files));
	let last: IpedsProgress | undefined;
	try {
		for await (const line of linesOf(answer)) {
			last = await fitted(readJson(line), ipedsProgressSchema);
			onProgress(last);
		}
	} catch (error) {
		// Everything written before the answer broke off stays written, so the editor must learn how far it came.
		if (!last || !(error instanceof ApiError)) throw error;
	}
	return last ?? noSignal(new TypeError('The import answered nothing'));
}

function withFiles(files: readonly File[]) {
	const body = new FormData();
	for (const file of files) body.append('files', file);
	return { body, patienceMs: LONG_PATIENCE_MS };
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
	const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
	let rest = '';
	for (;;) {
		const piece = await reader?.read().catch(noSignal);
		if (!piece || piece.done) return;
		const lines = (rest + piece.value).split('\n');
		rest = lines.pop() ?? '';
		yield* lines;
	}
}
