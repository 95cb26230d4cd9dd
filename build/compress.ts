import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|webmanifest|txt|xml|map)$/;
const SMALLEST = 800;

/**
 * Writes `.br` and `.gz` next to every text file in the folder that is worth compressing. Skips index.html, which is a
 * template.
 */
export async function compressFolder(folder: string): Promise<void> {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	const made = new Set(files);
	const texts = files.filter((file) => TEXT.test(file) && !file.startsWith('.') && !made.has(`${file}.br`));
	await Promise.all(texts.map((file) => compressFile(join(folder, file))));
}

async function compressFile(path: string): Promise<void> {
	const bytes = await readFile(path);
	if (bytes.length < SMALLEST) return;
	const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
	await Promise.all([
		promisify(brotliCompress)(bytes, { params: quality }).then((small) => writeFile(`${path}.br`, small)),
		promisify(gzip)(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
	]);
}
