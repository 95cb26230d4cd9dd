import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Raw values that stand where they are used, because they are that one thing's own. */
const OWN = [
	// Lettering cut for its sign.
	'Band.module.css: 560',
	'MainNav.module.css: 560',
	'Button.module.css: 720',
	'plain-page.css: 720',
	'OnTheRoad.module.css: 560',
	'DriveFacts.module.css: 750',
	'RestOfDay.module.css: 750',
	'LeaveByBar.module.css: 750',
	'LeaveByRows.module.css: 750',
	// Words that stand back behind others.
	'FactsCard.module.css: 500',
	'Fare.module.css: 500',
	'MapFrame.module.css: 500',
	'Names.module.css: 500',
	'AroundStops.module.css: 500',
	'TitleBand.module.css: 500',
	// A turning wheel, and two waits of their own.
	'TextForm.module.css: 0.9s',
	'TextForm.module.css: 4s',
	'MissingTrip.module.css: 600ms',
	'MapFrame.module.css: 0.8s',
	// A mask, which has no color.
	'SeasonSign.module.css: black',
];

/** The raw colors, weights and times of a stylesheet; one that follows from a token is not raw. */
function rawValues(css: string): string[] {
	const rules = css
		.replace(/\/\*[\s\S]*?\*\//g, '')
		.replace(/@font-face\s*\{[^}]*\}/g, '')
		.replace(/url\([^)]*\)|"[^"]*"/g, '');
	const declared = [...rules.matchAll(/([\w-]+):([^;{}]+)[;}]/g)];
	return declared.flatMap(([, property = '', value = '']) => [
		...(value.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from var)/gi) ?? []),
		...(value.match(/(?<![-\w])(?:white|black)(?![-\w])/g) ?? []),
		...(/^font(-weight)?$/.test(property) ? (value.match(/(?<![-\w.])[1-9]\d\d(?![-\w.%])/g) ?? []) : []),
		...(value.match(/(?<![-\w.])\d*\.?\d+m?s\b/g) ?? []).filter((time) => Number.parseFloat(time) > 0),
	]);
}

test('colors, weights and times come from the tokens', () => {
	const planted = `
		.a { color: #fff; background: light-dark(oklch(0.5 0 0), rgb(from var(--ink) r g b / 0.5)); }
		.b { font-weight: 640; font: 650 1rem / 1 var(--sign); transition: opacity 0.3s var(--ease), top 0s; }
		.c { border: 1px solid black; animation: arrive var(--calm) 400ms; width: 600px; font-weight: var(--weight-text) }
		@font-face { font-weight: 200 800; }`;
	expect(rawValues(planted)).toEqual(['#fff', 'oklch(', '640', '650', '0.3s', 'black', '400ms']);
	const styles = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
		.split('\n')
		.filter((path) => path.endsWith('.css') && path !== 'src/ui/tokens.css' && existsSync(path));
	expect(styles.length).toBeGreaterThan(100);
	const raw = styles.flatMap((path) =>
		rawValues(readFileSync(path, 'utf8')).map((value) => `${basename(path)}: ${value}`),
	);
	expect(raw.toSorted()).toEqual(OWN.toSorted());
});

test('colors that differ between light and dark follow a part with its own color scheme', () => {
	const tokens = readFileSync('src/ui/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
	const rules = [...tokens.matchAll(/([^{};]+)\{([^{}]*)\}/g)];
	const schemed = rules.filter(([, , declared = '']) => declared.includes('light-dark('));
	const selectors = schemed.map(([, selector = '']) => selector.trim().split(/,\s*/));
	// A college's paint and a region's colors stand on the element whose hue they follow, in whatever part it is.
	expect(selectors).toEqual([
		[':root', '[data-scheme]'],
		[':root', '[data-paint]'],
		[':root', '[style*="--hue"]'],
	]);
});
