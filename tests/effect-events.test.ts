import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** What is called inside a node, by name. */
function callsIn(node: ts.Node): string[] {
	const calls: string[] = [];
	const visit = (each: ts.Node): void => {
		if (ts.isCallExpression(each) && ts.isIdentifier(each.expression)) calls.push(each.expression.text);
		ts.forEachChild(each, visit);
	};
	visit(node);
	return calls;
}

/** The memoized components of some modules that use an effect event, themselves or by a hook. */
function memoizedWithEvents(modules: readonly string[]): string[] {
	const named = new Map<string, string[]>();
	const memoized: { name: string; calls: () => string[] }[] = [];
	const visit = (node: ts.Node): void => {
		const isNamed = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node);
		if (isNamed && node.name) named.set(node.name.getText(), callsIn(node));
		const isMemo = ts.isCallExpression(node) && node.expression.getText() === 'memo';
		const [component] = isMemo ? node.arguments : [];
		if (component && ts.isIdentifier(component))
			memoized.push({ name: component.text, calls: () => named.get(component.text) ?? [] });
		else if (component)
			memoized.push({
				name: /^function (\w+)/.exec(component.getText())?.[1] ?? '',
				calls: () => callsIn(component),
			});
		ts.forEachChild(node, visit);
	};
	for (const text of modules) visit(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true));
	const withEvents = new Set(['useEffectEvent']);
	const usesOne = (calls: readonly string[]) => calls.some((name) => withEvents.has(name));
	for (let before = 0; before !== withEvents.size; ) {
		before = withEvents.size;
		for (const [name, calls] of named) if (/^use[A-Z]/.test(name) && usesOne(calls)) withEvents.add(name);
	}
	return memoized.filter(({ calls }) => usesOne(calls())).map(({ name }) => name);
}

// In one, React 19.2 goes on with what the first render saw.
test('no memoized component uses an effect event', () => {
	const planted = [
		'function useKey(run) { const now = useEffectEvent(run); useEffect(() => now(), []); }',
		'const useUndo = () => useKey(undo);',
		'const One = memo(function One() { useUndo(); return null; });',
		'const Two = memo(function Two() { return <Part />; });',
		'function Part() { useUndo(); return null; }',
		'const Three = memo(Part);',
		'const Four = memo(() => useUndo());',
	];
	expect(memoizedWithEvents(planted)).toEqual(['One', 'Part', '']);
	const ours = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' }).split('\n');
	const texts = ours.filter((path) => /\.tsx?$/.test(path)).map((path) => readFileSync(path, 'utf8'));
	expect(texts.filter((text) => text.includes('useEffectEvent(')).length).toBeGreaterThan(5);
	expect(memoizedWithEvents(texts)).toEqual([]);
});
