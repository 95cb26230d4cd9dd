import type { ReactElement, ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Guide } from '#domain/colleges/college.ts';
import { Features } from '#features/colleges/Features.tsx';

vi.mock('#ui/Html.tsx', () => import('../../ui/stand-ins.tsx'));

test('two features with the same title stay two, whatever an editor makes of the first', () => {
	const parking = { title: 'Parking', html: '<p>Free</p>' };
	const guide = { name: 'Yale University', features: '', main_url: '' };
	const panel = Features({ guide: { ...guide, content: { features: [parking, parking] } } as Guide });
	const parts = (panel as ReactElement<{ children: ReactNode[] }>).props.children;
	const keys = parts.flatMap((part) =>
		Array.isArray(part) ? (part as ReactElement[]).map(({ key }) => key) : [],
	);
	expect(keys).toHaveLength(2);
	expect(new Set(keys).size).toBe(2);
});
