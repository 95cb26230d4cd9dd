import { expect, test } from 'vitest';
import { cleanTexts, guideTexts } from '#server/colleges/guide-texts.ts';

const active = '<p onclick="x()">Arch<script>alert(1)</script></p>';
const features = [{ title: 'Food & Drink', html: active }];
const guide = {
	stay_html: active,
	eat_html: active,
	do_html: active,
	features: active,
	content: { features },
};

test('nothing active is left in any text of a guide, and the titles of its features stay as written', () => {
	expect(Object.keys(guide)).toEqual(guideTexts);
	const clean = '<p>Arch</p>';
	expect(cleanTexts(guide)).toEqual({
		stay_html: clean,
		eat_html: clean,
		do_html: clean,
		features: clean,
		content: { features: [{ title: 'Food & Drink', html: clean }] },
	});
});

test('a change of one text adds no other', () => {
	expect(cleanTexts({ eat_html: active, name: 'R&D' })).toEqual({ eat_html: '<p>Arch</p>', name: 'R&D' });
});
