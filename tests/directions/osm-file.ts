import type { Point } from '#domain/geo.ts';

/** A road: its tags as OpenStreetMap has them, and the nodes along it, from 1. */
export interface OsmWay {
	tags: Record<string, string>;
	nodes: number[];
}

const DEGREE = 1e7;

/** A map as OpenStreetMap's own file, `.osm.pbf`: blocks of protobuf, here without compression. */
export function osmFile(nodes: readonly Point[], ways: readonly OsmWay[]): Buffer {
	const strings = [''];
	const indexOf = (text: string) => {
		const known = strings.indexOf(text);
		return known >= 0 ? known : strings.push(text) - 1;
	};
	const wayParts = ways.map(({ tags, nodes: along }, at) =>
		part(3, [
			number(1, at + 1),
			list(2, Object.keys(tags).map(indexOf)),
			list(3, Object.values(tags).map(indexOf)),
			list(8, differences(along)),
		]),
	);
	const dense = [
		list(1, differences(nodes.map((_, at) => at + 1))),
		list(8, differences(nodes.map(({ lat }) => Math.round(lat * DEGREE)))),
		list(9, differences(nodes.map(({ long }) => Math.round(long * DEGREE)))),
		list(
			10,
			nodes.map(() => 0),
		),
	];
	const words = part(
		1,
		strings.map((text) => word(1, text)),
	);
	return Buffer.concat([
		block('OSMHeader', [word(4, 'OsmSchema-V0.6'), word(4, 'DenseNodes')]),
		block('OSMData', [words, part(2, [part(2, dense)])]),
		block('OSMData', [words, part(2, wayParts)]),
	]);
}

function block(type: string, content: Buffer[]): Buffer {
	const body = Buffer.concat(content);
	const blob = Buffer.concat([part(1, [body]), number(2, body.length)]);
	const head = Buffer.concat([word(1, type), number(3, blob.length)]);
	const size = Buffer.alloc(4);
	size.writeUInt32BE(head.length);
	return Buffer.concat([size, head, blob]);
}

const field = (id: number, kind: number, body: Buffer) => Buffer.concat([varint(id * 8 + kind), body]);
const number = (id: number, value: number) => field(id, 0, varint(value));
function part(id: number, content: readonly Buffer[]): Buffer {
	const body = Buffer.concat(content);
	return field(id, 2, Buffer.concat([varint(body.length), body]));
}
const word = (id: number, text: string) => part(id, [Buffer.from(text)]);
const list = (id: number, values: readonly number[]) => part(id, values.map(varint));

/** Each as the difference from the one before, the sign in the lowest bit. */
const differences = (values: readonly number[]) =>
	values.map((value, at) => {
		const difference = value - (values[at - 1] ?? 0);
		return difference < 0 ? -difference * 2 - 1 : difference * 2;
	});

function varint(value: number): Buffer {
	const groups: number[] = [];
	let rest = value;
	for (; rest >= 128; rest = Math.floor(rest / 128)) groups.push((rest % 128) + 128);
	return Buffer.from([...groups, rest]);
}
