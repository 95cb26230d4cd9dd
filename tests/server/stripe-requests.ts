import { join } from 'node:path';
import ts from 'typescript';
import type { StripeRequests } from './stripe-request-types.ts';

/** The fields of a submitted form: all values are text. */
export type Form = { [key: string]: Form } | Form[] | string;

interface Schema {
	checker: ts.TypeChecker;
	requests: Map<string, ts.Type>;
}
let schema: Schema | undefined;

const TYPES = join(import.meta.dirname, 'stripe-request-types.ts');

/** Reads the types of the requests, and of Stripe's own only what they need: without the DOM, Node and comments it takes half as long. */
function readSchema(): Schema {
	const options: ts.CompilerOptions = {
		target: ts.ScriptTarget.ES2023,
		module: ts.ModuleKind.ESNext,
		strict: true,
		noEmit: true,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
		skipLibCheck: true,
		types: [],
		lib: ['lib.es5.d.ts'],
	};
	const host = {
		...ts.createCompilerHost(options),
		jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
	};
	const program = ts.createProgram([TYPES], options, host);
	const checker = program.getTypeChecker();
	const declared = program
		.getSourceFile(TYPES)
		?.statements.find((each) => ts.isInterfaceDeclaration(each) && each.name.text === 'StripeRequests');
	if (!declared) throw new Error('The types of Stripe’s requests cannot be read.');
	const entries = checker
		.getTypeAtLocation(declared)
		.getProperties()
		.map((each) => [each.name, checker.getTypeOfSymbol(each)] as const);
	return { checker, requests: new Map(entries) };
}

/** The faults of a request by Stripe's own types, one line per parameter. */
export function requestFaults(method: string, path: string, body: Form): string[] {
	schema ??= readSchema();
	const name = `${method} ${path.replace(/\/(cs|sub|pi|cus|price|prod)_\w+/, '/:id')}`;
	const type = schema.requests.get(name as keyof StripeRequests);
	return type ? faultsOf(schema.checker, { type, value: body, at: name }) : [`${name} is not known`];
}

interface Look {
	type: ts.Type;
	value: Form;
	at: string;
}

function faultsOf(checker: ts.TypeChecker, { type, value, at }: Look): string[] {
	const { flags } = type;
	const isOk = (holds: boolean) => (holds ? [] : [`${at} is not ${checker.typeToString(type)}`]);
	if (flags & ts.TypeFlags.Any) throw new Error(`${at} is of any type: nothing would be checked.`);
	if (type.isUnion()) {
		const tries = type.types.map((each) => faultsOf(checker, { type: each, value, at }));
		// Reports on the alternative that was probably meant: the one that matched deepest.
		const depth = ([fault = '']: string[]) => fault.split(' ')[1]?.length ?? 0;
		return tries.find((faults) => faults.length === 0) ?? tries.sort((a, b) => depth(b) - depth(a))[0] ?? [];
	}
	if (type.isLiteral()) return isOk(value === String(type.value));
	if (flags & ts.TypeFlags.BooleanLiteral) return isOk(value === checker.typeToString(type));
	if (flags & ts.TypeFlags.String) return isOk(typeof value === 'string');
	if (flags & ts.TypeFlags.Number) return isOk(typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
	if (!(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return isOk(false);
	if (typeof value === 'string') return isOk(false);
	const [item] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
	if (item || Array.isArray(value))
		return item && Array.isArray(value) ? eachOf(checker, item, value, at) : isOk(false);
	return faultsOfFields(checker, { type, value, at });
}

const eachOf = (checker: ts.TypeChecker, type: ts.Type, values: Form[], at: string) =>
	values.flatMap((value, index) => faultsOf(checker, { type, value, at: `${at}[${index}]` }));

function faultsOfFields(
	checker: ts.TypeChecker,
	{ type, value, at }: Look & { value: { [key: string]: Form } },
): string[] {
	const any = checker.getIndexTypeOfType(type, ts.IndexKind.String);
	const missing = type
		.getProperties()
		.filter((each) => !(each.flags & ts.SymbolFlags.Optional) && !(each.name in value))
		.map((each) => `${at}.${each.name} is missing`);
	const given = Object.entries(value).flatMap(([key, each]) => {
		const property = type.getProperty(key);
		const expected = property ? checker.getTypeOfSymbol(property) : any;
		return expected
			? faultsOf(checker, { type: expected, value: each, at: `${at}.${key}` })
			: [`${at}.${key} is not known`];
	});
	return [...missing, ...given];
}
