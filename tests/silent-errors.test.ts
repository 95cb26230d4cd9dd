import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** What is run with an error: the block of a `catch`, or the function that a promise's `catch` is given. */
function handlers(source: ts.SourceFile) {
	const found: { error: ts.Node | undefined; body: ts.Node }[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isCatchClause(node)) found.push({ error: node.variableDeclaration?.name, body: node.block });
		const [given] = ts.isCallExpression(node) ? node.arguments : [];
		const isCatch =
			ts.isCallExpression(node) &&
			ts.isPropertyAccessExpression(node.expression) &&
			node.expression.name.text === 'catch';
		if (isCatch && given && ts.isArrowFunction(given))
			found.push({ error: given.parameters[0]?.name, body: given.body });
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

/**
 * Where an error goes no further: nobody looks at it, nothing else is thrown for it, and no comment beside it says why
 * that is right.
 */
function silentErrors(path: string, text: string): string[] {
	// Most files catch nothing, and need not be parsed.
	if (!text.includes('catch')) return [];
	const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
	return handlers(source)
		.filter(({ error, body }) => {
			const words = body.getFullText();
			const isUsed = error && new RegExp(`\\b${error.getText()}\\b`).test(words);
			const lineStart = text.lastIndexOf('\n', body.getStart());
			const before = text.slice(text.lastIndexOf('\n', lineStart - 1) + 1, body.getStart());
			return !isUsed && !/\bthrow\b|\/\/|\/\*/.test(words) && !before.includes('//');
		})
		.map(({ body }) => `${path}:${source.getLineAndCharacterOfPosition(body.getStart()).line + 1}`);
}

test('an error that goes no further is found, unless a comment says why', () => {
	const planted = [
		'try { a(); } catch { return null; }',
		'try { a(); } catch (error) { return null; }',
		'ask().catch(() => undefined);',
		'try { a(); } catch (error) { say(error); }',
		"try { a(); } catch { throw new Error('No'); }",
		'try { a(); } catch {\n\t// There is none.\n\treturn null; }',
		'// Tried again later.\nask().catch(() => undefined);',
		'ask().catch((error) => say(error));',
		'ask().catch(noSignal);',
	];
	const found = planted.map((text) => silentErrors('canary.ts', text).length);
	expect(found).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0]);
});

test('no error is swallowed: it is looked at, rethrown, or dropped for a reason that is written there', () => {
	const files = execFileSync('git', ['ls-files', 'src', 'server'], { encoding: 'utf8' })
		.split('\n')
		.filter((path) => /\.(tsx?|mjs)$/.test(path) && existsSync(path));
	expect(files.length).toBeGreaterThan(1000);
	expect(files.flatMap((path) => silentErrors(path, readFileSync(path, 'utf8')))).toEqual([]);
});
