import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** What an expression is once its parentheses and what is said of its type are gone. */
function bare(node: ts.Expression): ts.Expression {
	const isWrapped =
		ts.isParenthesizedExpression(node) ||
		ts.isAsExpression(node) ||
		ts.isSatisfiesExpression(node) ||
		ts.isNonNullExpression(node);
	return isWrapped ? bare(node.expression) : node;
}

/**
 * Where a literal is spread into another, or into the arguments of a call, though its members could stand there by
 * themselves: the compiler looks for misspelled and surplus members in a literal, and never in a spread.
 */
function spreadLiterals(path: string, text: string): string[] {
	// Most files have none, and need not be parsed.
	if (!/\.{3}\s*[({[]/.test(text)) return [];
	const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isSpreadElement(node) || ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) {
			const spread = bare(node.expression);
			if (ts.isObjectLiteralExpression(spread) || ts.isArrayLiteralExpression(spread))
				found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

test('a literal that is spread is found, in any wrapping; one that depends on a condition is not', () => {
	const planted = [
		'const a = { ...{ b, c }, d };',
		"const a = [...['b', 'c'], d];",
		"const a = [...(['b', 'c'] as const), d];",
		"const a = [...(['b'] satisfies string[])];",
		'say(...[b, c]);',
		'const a = <B {...{ c, d }} />;',
		'const a = { ...(b && { c }), ...(b ? { c } : { d }), ...(b ?? {}) };',
		'const a = [...(b ? [c] : []), ...[b, c].map(d), ...e];',
		'const [a, ...[b]] = c;',
	];
	const found = planted.map((text) => spreadLiterals('canary.tsx', text).length);
	expect(found).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0]);
});

test('a member is written in its literal, where the compiler checks it', () => {
	const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
		encoding: 'utf8',
	})
		.split('\n')
		.filter((path) => /\.(tsx?|mjs)$/.test(path) && existsSync(path));
	expect(files.length).toBeGreaterThan(2000);
	expect(files.flatMap((path) => spreadLiterals(path, readFileSync(path, 'utf8')))).toEqual([]);
});
