import { adminHome } from '#domain/admin/tabs.ts';

export const collegeEditorPath = (ipedsId: number) => `${adminHome}/colleges/${ipedsId}`;
