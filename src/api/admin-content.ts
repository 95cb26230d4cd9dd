import {
	type ContentFile,
	type ContentReport,
	contentFileSchema,
	contentReportSchema,
} from '#domain/admin/content-file.ts';
import { apiAddress } from './api-address.ts';
import { getJson, send } from './request.ts';

/** All content. */
export const exportContent = (): Promise<ContentFile> => getJson('/admin/content/export', contentFileSchema);

/** Imports a content file, or previews the changes it would make. @throws ApiError `bad_body` when it is not one */
export const importContent = (file: unknown, isPreview: boolean): Promise<ContentReport> =>
	send(
		{ method: 'POST', address: apiAddress(`/admin/content/import?preview=${isPreview}`), body: file },
		contentReportSchema,
	);
