import {
	type ContentFile,
	type ContentReport,
	contentFileSchema,
	contentReportSchema,
} from '#domain/admin/content-file.ts';
import { getJson, send } from './request.ts';

/** All content. */
export const exportContent = (): Promise<ContentFile> => getJson('/admin/content/export', contentFileSchema);

/** Returns what a content file would change; only the server knows whether a file is one. @throws ApiError `bad_body` when it is not one */
export const reviewContent = (file: unknown): Promise<ContentReport> => sendContent(file, 'true');

/** Imports a content file. @throws ApiError `bad_body` when it is not one */
export const importContent = (file: unknown): Promise<ContentReport> => sendContent(file, 'false');

const sendContent = (file: unknown, preview: 'true' | 'false') =>
	send<ContentReport, unknown>(`/admin/content/import?preview=${preview}`, contentReportSchema, {
		body: file,
	});
