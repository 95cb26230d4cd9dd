import { beforeEach, expect, test, vi } from 'vitest';
import { useNewCode } from '#features/admin/promo-codes/use-new-code.ts';
import { aDesk, open } from '../a-drawn-form.tsx';

const writes = vi.hoisted(() => ({ makeCode: vi.fn() }));
vi.mock('#features/admin/promo-codes/promo-code-writes.ts', () => writes);

beforeEach(aDesk);

test('words typed while a promo code is being made stay', async () => {
	const forms: ReturnType<typeof useNewCode>[] = [];
	function Form() {
		const form = useNewCode(() => undefined);
		forms.push(form);
		if (forms.length === 1) {
			form.field('code').onChange({ target: { value: 'SPRING-27' } });
			form.field('uses').onChange({ target: { value: '5' } });
		}
		return null;
	}
	await open(<Form />);
	writes.makeCode.mockImplementation(async () => {
		forms
			.at(-1)
			?.field('code')
			.onChange({ target: { value: 'SUMMER-27' } });
		return { codes: [] };
	});
	await forms.at(-1)?.make();
	await open(<Form />);
	const shown = forms.at(-1);
	expect([shown?.field('code').value, shown?.field('uses').value]).toEqual(['SUMMER-27', '100']);
});
