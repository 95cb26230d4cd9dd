import { exportContent, importContent, reviewContent } from '#api/admin-content.ts';
import type { ContentReport } from '#domain/admin/content-file.ts';
import { readJson } from '#domain/read-json.ts';
import { downloadFile } from '#ui/download-file.ts';
import { showToast } from '#ui/toasts.ts';
import { errorWords } from '../failure-words.ts';

export interface ChosenContent {
	content: unknown;
	report: ContentReport;
}

/**
 * Saves all content as a file on this computer, and says its name.
 * @throws ApiError
 */
export async function downloadContent(): Promise<void> {
	const file = await exportContent();
	const name = `content-${file.made.slice(0, 10)}.json`;
	downloadFile(new File([JSON.stringify(file, null, '\t')], name, { type: 'application/json' }));
	showToast({ words: `Downloaded as ${name}.` });
}

/**
 * Returns the changes a file would make.
 * @throws ApiError, SyntaxError
 */
export async function previewContent(file: File): Promise<ChosenContent> {
	const content = readJson(await file.text());
	if (content === undefined) throw new SyntaxError('The file is not JSON.');
	return { content, report: await reviewContent(content) };
}

/**
 * Writes a file's changes, and says so. Resolves to the file if there is more to say about it: faults that arose since
 * its preview, in which case nothing was written; or pictures that still have to be added.
 * @throws ApiError
 */
export async function writeContent({ content }: ChosenContent): Promise<ChosenContent | undefined> {
	const report = await importContent(content);
	if (report.faults.length > 0) return { content, report };
	showToast({ words: 'Imported. Phones pick it up within a minute.' });
	return report.missing_pictures.length > 0 ? { content, report: onceWritten(report) } : undefined;
}

/** The changes a file would make once it is written: none. */
const onceWritten = ({ kinds, ...report }: ContentReport): ContentReport => ({
	...report,
	changes: [],
	kinds: kinds.map(({ kind, added, changed, same }) => ({
		kind,
		added: 0,
		changed: 0,
		same: added + changed + same,
	})),
});

/**
 * Returns the message for an error of the functions above.
 * @throws any error that is not a refusal
 */
export const contentFaultWords = (error: unknown): string =>
	error instanceof SyntaxError ? NO_FILE : errorWords(error, { bad_body: NO_FILE });

const NO_FILE = 'This isn’t a content file, or it’s from another release.';
