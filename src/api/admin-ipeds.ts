import {
	type IpedsProgress,
	type IpedsReport,
	ipedsProgressSchema,
	ipedsReportSchema,
} from '#domain/admin/ipeds-import.ts';
import { ApiError } from './api-error.ts';
import { askOffice, openOffice } from './office-request.ts';

const sending = (files: readonly File[]): RequestInit => {
	const body = new FormData();
	for (const file of files) body.append('files', file);
	return { method: 'POST', body };
};

/** Previews the changes in the Department's files. @throws Refused */
export const previewIpeds = (files: readonly File[]): Promise<IpedsReport> =>
	askOffice('/admin/ipeds/preview', ipedsReportSchema, sending(files));

/** Imports the files and reports progress; returns the final progress. @throws Refused */
export async function importIpeds(
	files: readonly File[],
	onProgress: (progress: IpedsProgress) => void,
): Promise<IpedsProgress> {
	const { body } = await openOffice('/admin/ipeds/import', sending(files));
	const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
	let last: IpedsProgress | undefined;
	let rest = '';
	for (;;) {
		const piece = await reader?.read().catch((cause: unknown) => {
			throw new ApiError('no_signal', { cause });
		});
		if (!piece || piece.done) break;
		const lines = (rest + piece.value).split('\n');
		rest = lines.pop() ?? '';
		for (const line of lines) {
			last = ipedsProgressSchema.parse(JSON.parse(line));
			onProgress(last);
		}
	}
	if (!last) throw new ApiError('no_signal');
	return last;
}
