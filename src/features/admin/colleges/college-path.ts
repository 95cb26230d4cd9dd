import { adminHome } from '#domain/admin/tabs.ts';

/** The editor of a college. */
export const collegeEditorPath = (ipedsId: number) => `${adminHome}/colleges/${ipedsId}`;
