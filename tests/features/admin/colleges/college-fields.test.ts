import { expect, test } from 'vitest';
import { hasOtherText } from '#features/admin/colleges/college-fields.ts';

const shown = {
	stay_html: 'Inn',
	eat_html: 'Diner',
	do_html: 'Museum',
	features: 'Labs',
	content: { features: [{ title: 'Labs', html: '' }] },
};

test('a text counts as another once an earlier or a colleague’s replaces it', () => {
	expect(hasOtherText({ ...shown, eat_html: 'Café' }, shown, {})).toBe(true);
	expect(hasOtherText({ ...shown, content: { features: [] } }, shown, { eat_html: 'Mine' })).toBe(true);
});

test('it does not once what was typed here is saved, even if the server has cleaned it', () => {
	const saved = structuredClone({ ...shown, name: 'Kent', eat_html: 'Café' });
	expect(hasOtherText(saved, shown, { eat_html: 'Café <script>' })).toBe(false);
});
