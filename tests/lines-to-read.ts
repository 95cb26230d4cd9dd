import ts from 'typescript';

/** The members of a list or an object, as a reader sees them; undefined for any other code. */
function membersOf(node: ts.Node): readonly ts.Node[] | undefined {
	if (ts.isObjectLiteralExpression(node)) return node.properties;
	return ts.isArrayLiteralExpression(node) ? node.elements : undefined;
}

const hasFunction = (node: ts.Node): boolean =>
	ts.isFunctionLike(node) || ts.forEachChild(node, hasFunction) === true;

/**
 * The lines that a reader goes through in a part of a file. Members of a literal that follow each other and hold no
 * function are a list, which counts as one line: the formatter gives each member its own, and that is no reason to
 * write them in a form that the compiler checks less.
 */
export function linesToRead(part: ts.Node): number {
	const source = part.getSourceFile();
	const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
	let listed = 0;
	const visit = (node: ts.Node): void => {
		let previous: ts.Node | undefined;
		ts.forEachChild(node, (child) => {
			const isListed = membersOf(node)?.includes(child) && !hasFunction(child);
			if (isListed) listed += lineOf(child.end) - lineOf(previous?.end ?? child.getStart());
			else visit(child);
			previous = isListed ? child : undefined;
		});
	};
	visit(part);
	return lineOf(part.end) - lineOf(part.getStart()) + 1 - listed;
}
