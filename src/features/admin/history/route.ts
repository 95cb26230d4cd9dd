import { readAudit } from '#api/admin-audit.ts';
import { auditedKinds } from '#domain/admin/audit.ts';
import { holdingLast } from '../holding-last.ts';

export { HistoryScreen as Component } from './HistoryScreen.tsx';

/** Loads the newest changes, of the kind chosen in the address or of all. */
export const loader = holdingLast(async ({ request }) => {
	const asked = new URL(request.url).searchParams.get('what');
	const what = auditedKinds.find((kind) => kind === asked);
	return { what, newest: await readAudit({ ...(what && { what }) }) };
});
