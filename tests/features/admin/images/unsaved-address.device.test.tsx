import { beforeEach, expect, test, vi } from 'vitest';
import { ImageTools } from '#features/admin/images/ImageTools.tsx';
import { bringFile } from '#features/admin/images/image-writes.ts';
import { useBring } from '#features/admin/images/use-bring.ts';
import { aDesk, field, open, press } from '../a-drawn-form.tsx';

vi.mock('#ui/Field.tsx', async () => ({ Field: (await import('../a-drawn-form.tsx')).drawn.Field }));
vi.mock('#ui/Button.tsx', async (original) => ({
	...(await original<object>()),
	Button: (await import('../a-drawn-form.tsx')).drawn.Button,
}));
vi.mock('#features/admin/images/image-writes.ts', () => ({ bringFile: vi.fn() }));

const ADDRESS = 'https://college.edu/a.jp';
const tools = (of: string) => (
	<ImageTools of={of} image={null} words={{ without: '', likely: '' }} onImage={async () => true} />
);

beforeEach(aDesk);

test('a half-typed address of a picture is there when its college is opened again, until it is discarded', async () => {
	await open(tools('college-7'));
	field('Image address').type(ADDRESS);
	expect(await open(tools('college-8'))).not.toContain('Not saved yet');
	expect(field('Image address').value).toBe('');
	expect(await open(tools('college-7'))).toContain('Not saved yet. Kept on this computer until you save.');
	expect(field('Image address').value).toBe(ADDRESS);
	press('Discard');
	expect(await open(tools('college-7'))).not.toContain('Not saved yet');
	expect(Object.keys(localStorage)).toEqual([]);
});

test('the address goes once a picture is saved, and stays when it is not', async () => {
	const bringOne = async (isSaved: boolean) => {
		vi.mocked(bringFile).mockResolvedValueOnce({ image: '/new.webp' });
		const drawn: ReturnType<typeof useBring>[] = [];
		function Tools() {
			drawn.push(useBring({ of: 'college-7', onImage: async () => isSaved }));
			return null;
		}
		await open(<Tools />);
		await drawn[0]?.bringHere(bringFile(new File([], 'a.jpg')));
		await open(tools('college-7'));
		return field('Image address').value;
	};
	await open(tools('college-7'));
	field('Image address').type(ADDRESS);
	expect(await bringOne(false)).toBe(ADDRESS);
	expect(await bringOne(true)).toBe('');
	expect(Object.keys(localStorage)).toEqual([]);
});
