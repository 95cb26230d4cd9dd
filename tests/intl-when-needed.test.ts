import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/**
 * Where the browser's words for dates, numbers and names are asked for while the module loads. The browser reads their
 * tables at the first, which takes a slow phone up to 160 ms: so they are asked for by whoever needs them.
 */
function madeWhileLoading(path: string, text: string): string[] {
	const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isFunctionLike(node)) return;
		const isIntl = ts.isPropertyAccessExpression(node) && node.expression.getText() === 'Intl';
		const isLocal = ts.isPropertyAccessExpression(node) && /^(toLocale|localeCompare)/.test(node.name.text);
		if (isIntl || isLocal)
			found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

test('an object made while a module loads is found; what a function makes, and a type, is not', () => {
	const planted = [
		"const dates = new Intl.DateTimeFormat('en-US');",
		"const words = { list: Intl.NumberFormat('en-US') };",
		"const today = new Date().toLocaleDateString('en-US');",
		"const dates = () => new Intl.DateTimeFormat('en-US');",
		"function dates() {\n\treturn new Intl.DateTimeFormat('en-US');\n}",
		'const byZone = new Map<string, Intl.DateTimeFormat>();',
	];
	expect(planted.flatMap((text, at) => madeWhileLoading(String(at), text))).toEqual(['0:1', '1:1', '2:1']);
});

test('no module asks for the browser’s own words while it loads', () => {
	const modules = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
		encoding: 'utf8',
	})
		.split('\n')
		.filter((path) => /\.tsx?$/.test(path) && existsSync(path));
	expect(modules.length).toBeGreaterThan(500);
	expect(modules.flatMap((path) => madeWhileLoading(path, readFileSync(path, 'utf8')))).toEqual([]);
});
