// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { ImageTools } from '#features/admin/images/ImageTools.tsx';
import { bringFile } from '#features/admin/images/image-writes.ts';
import { useBring } from '#features/admin/images/use-bring.ts';
import { drawHook, field, happen, press, type } from '../../../ui/draw.ts';
import { aDesk, open } from '../a-desk.tsx';

vi.mock('#features/admin/images/image-writes.ts', () => ({ bringFile: vi.fn() }));

const ADDRESS = 'https://college.edu/a.jp';
const tools = (of: string) => (
	<ImageTools of={of} image={null} words={{ without: '', likely: '' }} onImage={async () => true} />
);

beforeEach(aDesk);

test('a half-typed address of a picture is there when its college is opened again, until it is discarded', async () => {
	open(tools('college-7'));
	await type('Image address', ADDRESS);
	expect(open(tools('college-8'))).not.toContain('Not saved yet');
	expect(field('Image address').value).toBe('');
	expect(open(tools('college-7'))).toContain('Not saved yet. Kept on this computer until you save.');
	expect(field('Image address').value).toBe(ADDRESS);
	await press('Discard');
	expect(open(tools('college-7'))).not.toContain('Not saved yet');
	expect(Object.keys(localStorage)).toEqual([]);
});

test('the address goes once a picture is saved, and stays when it is not', async () => {
	const bringOne = async (isSaved: boolean) => {
		vi.mocked(bringFile).mockResolvedValueOnce({ image: '/new.webp' });
		const { now } = drawHook(() => useBring({ of: 'college-7', onImage: async () => isSaved }));
		await happen(() => now().bringHere(bringFile(new File([], 'a.jpg'))));
		open(tools('college-7'));
		return field('Image address').value;
	};
	open(tools('college-7'));
	await type('Image address', ADDRESS);
	expect(await bringOne(false)).toBe(ADDRESS);
	expect(await bringOne(true)).toBe('');
	expect(Object.keys(localStorage)).toEqual([]);
});
