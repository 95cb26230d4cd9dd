/** Reads the id in an address; undefined if it cannot be one. */
export const readIpedsId = (text: string | undefined): number | undefined =>
	text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

export const openCollege = <Some extends { ipeds_id: number; enabled: boolean }>(
	colleges: readonly Some[],
	ipedsId: number,
): Some | undefined => colleges.find(({ ipeds_id, enabled }) => enabled && ipeds_id === ipedsId);
