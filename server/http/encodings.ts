import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Supported content encodings, best first; `identity` means none. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Returns the best available encoding that an Accept-Encoding header allows. */
export function chooseEncoding(
	accepted: string | undefined,
	available: readonly Encoding[] = encodings,
): Encoding {
	const allowed = new Set(
		(accepted ?? '')
			.split(',')
			.filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part))
			.map((part) => part.split(';')[0]?.trim().toLowerCase()),
	);
	return available.find((encoding) => allowed.has(encoding)) ?? 'identity';
}

/** A shorter body fits into one packet uncompressed. */
const SMALLEST_ENCODED = 800;

/** Does the same for a given body, which may be too small to gain anything. */
export const encodingFor = (
	body: string,
	accepted: string | undefined,
	available: readonly Encoding[] = encodings,
): Encoding => (body.length < SMALLEST_ENCODED ? 'identity' : chooseEncoding(accepted, available));

const compressors: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
	// Quality 5 takes a few milliseconds for the largest list, once per revision; 11 would take half a second.
	br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
	gzip: (body) => promisify(gzip)(body),
};

export const encode = (body: Buffer, encoding: keyof typeof compressors): Promise<Buffer> =>
	compressors[encoding](body);
