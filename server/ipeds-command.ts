/** `npm run import:ipeds -- hd.csv [adm.csv] [cost.csv]`: see server/colleges/import-ipeds.ts. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
	type DepartmentFile,
	type DepartmentFileKind,
	ImportError,
	readDepartmentFile,
} from './colleges/department-file.ts';
import { type ImportReport, importDepartmentFiles } from './colleges/import-ipeds.ts';
import { readConfig } from './config.ts';
import { openCatalogue } from './shipped/catalogue.ts';
import { StartError } from './start/start-error.ts';

try {
	await run(process.argv.slice(2));
} catch (error) {
	if (!(error instanceof ImportError || error instanceof StartError)) throw error;
	console.error(`${error.message} Nothing was changed.`);
	process.exitCode = 1;
}

async function run([hdPath, ...otherPaths]: string[]) {
	if (!hdPath || otherPaths.length > 2) {
		throw new ImportError('Usage: npm run import:ipeds -- hd.csv [adm.csv] [cost.csv].');
	}
	const hd = open(hdPath, ['hd']);
	const others = otherPaths.map((path) => open(path, ['adm', 'cost']));
	const ofKind = (kind: DepartmentFileKind) => others.find((file) => file.kind === kind);
	const { dataDir, database } = readConfig(process.env);
	const { db } = await openCatalogue(dataDir, database);
	try {
		print(importDepartmentFiles(db, { hd, adm: ofKind('adm'), cost: ofKind('cost') }));
	} finally {
		db.$client.close();
	}
}

function open(path: string, kinds: DepartmentFileKind[]): DepartmentFile {
	try {
		return readDepartmentFile(basename(path), readFileSync(path), kinds);
	} catch (error) {
		if (error instanceof ImportError) throw error;
		throw new ImportError(`${path} cannot be read (${(error as Error).message}).`);
	}
}

function print({ added, updated, unchanged, skipped }: ImportReport) {
	for (const { file, line, id, reason } of skipped)
		console.log(`${file} row ${line}, id ${id || 'none'}: ${reason}`);
	console.log(
		`${added} colleges added (invisible), ${updated} updated, ${unchanged} unchanged, ${skipped.length} rows skipped.`,
	);
}
