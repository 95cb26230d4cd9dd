import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const STATE = String.raw`(?:\[aria-(?:pressed|selected)="true"\]|\[aria-current\]|:checked)`;
const byColor = new RegExp(`${STATE}[^{};]*\\{[^{}]*\\b(?:background|box-shadow|border[\\w-]*color):`);
const inContrast = new RegExp(
	`@media \\(forced-colors: active\\) \\{[^@]*?(?:${STATE}[^@]*?\\bHighlight;|appearance: auto;)`,
);

/** Marks what is pressed, chosen or current by colors, which a contrast theme of Windows replaces by its own. */
const isLost = (css: string) => byColor.test(css) && !inContrast.test(css);

test('pressed, chosen and current controls also show in a contrast theme', () => {
	const planted = '.chip { &[aria-pressed="true"] { background: var(--ink); } }';
	const mended = `${planted} @media (forced-colors: active) { .chip[aria-pressed="true"] { background: Highlight; } }`;
	expect([planted, mended, '.chip { background: var(--ink); }'].map(isLost)).toEqual([true, false, false]);
	const lost = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
		.split('\n')
		.filter((path) => path.endsWith('.css') && existsSync(path) && isLost(readFileSync(path, 'utf8')));
	expect(lost.map((path) => basename(path))).toEqual([]);
});
