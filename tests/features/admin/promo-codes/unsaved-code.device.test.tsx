// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { PromoCodesScreen } from '#features/admin/promo-codes/PromoCodesScreen.tsx';
import { inTime } from '../../../in-time.ts';
import { field, happen, press, type } from '../../../ui/draw.ts';
import { aDesk, open } from '../a-desk.tsx';

beforeEach(aDesk);

test('words typed while a promo code is being made stay', async () => {
	const shown = () => [field('Code').value, field('For how many people').value];
	let answer = (_: Response): void => undefined;
	vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
	open(<PromoCodesScreen />, { codes: [] });
	await type('Code', 'SPRING-27');
	await type('For how many people', '5');
	await press('Make code');
	await type('Code', 'SUMMER-27');
	await happen(() => answer(Response.json([])));
	await inTime(() => expect(shown()).toEqual(['SUMMER-27', '100']));
	open(<PromoCodesScreen />, { codes: [] });
	expect(shown()).toEqual(['SUMMER-27', '100']);
});
