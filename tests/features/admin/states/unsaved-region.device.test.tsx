// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { AdminRegion } from '#domain/states/edit-state.ts';
import { RegionText } from '#features/admin/states/RegionText.tsx';
import { changeRegion } from '#features/admin/states/state-writes.ts';
import { field, happen, type } from '../../../ui/draw.ts';
import { aDesk, open } from '../a-desk.tsx';

/** Chooses a region’s picture. */
const picture = vi.hoisted(() => ({ show: (_: string) => Promise.resolve(true) }));
vi.mock('#features/admin/images/ImageTools.tsx', () => ({
	ImageTools: ({ onImage }: { onImage: typeof picture.show }) => {
		picture.show = onImage;
		return null;
	},
}));
vi.mock('#features/admin/states/state-writes.ts', () => ({ changeRegion: vi.fn() }));

const midwest = { id: 'midwest', idString: 'Midwest', text: 'Flat.', revision: 3 } as unknown as AdminRegion;

beforeEach(aDesk);

test('a text of somebody else’s about a region stays beside what was typed, after the picture is saved, too', async () => {
	const at = (revision: number, text: string) => ({ ...midwest, revision, text });
	open(<RegionText region={midwest} />);
	await type('Text', 'Mine');
	expect(open(<RegionText region={at(4, 'Bo')} />)).toContain('Theirs: Bo');
	vi.mocked(changeRegion).mockResolvedValueOnce({ isSaved: true, now: at(5, 'Bo') });
	await happen(() => picture.show('/new.jpg'));
	expect(open(<RegionText region={at(5, 'Bo')} />)).toContain('Theirs: Bo');
	expect(field('Text').value).toBe('Mine');
});

test('a slow picture builds on what was saved meanwhile', async () => {
	open(<RegionText region={midwest} />);
	vi.mocked(changeRegion).mockImplementation(async ({ revision }) => ({
		isSaved: true,
		now: { ...midwest, revision: revision + 1 },
	}));
	const fetched = picture.show;
	await happen(() => fetched('/one.jpg'));
	await happen(() => fetched('/two.jpg'));
	expect(
		vi
			.mocked(changeRegion)
			.mock.calls.slice(-2)
			.map(([{ revision }]) => revision),
	).toEqual([3, 4]);
});
