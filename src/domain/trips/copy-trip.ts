import type { Cells, Change } from '#domain/sync/cell.ts';

/** The edit that makes another trip a copy of this one under a name: its life first, each stop's place before its life. */
export function copyTrip(cells: Cells, name: string): Change[] {
	const content = [...cells].filter(([path]) => path !== 'life' && path !== 'name');
	const ordered = content.sort(([a], [b]) => Number(a.endsWith('/live')) - Number(b.endsWith('/live')));
	return [
		{ path: 'life', value: 'live' },
		{ path: 'name', value: name },
		...ordered.map(([path, { v }]) => ({ path, value: v })),
	];
}
