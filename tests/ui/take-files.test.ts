import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { takeFiles } from '#ui/take-files.ts';

test('after a choice an input is empty, so that the same files can be chosen again', () => {
	const files = [new File(['a'], 'hd.csv'), new File(['b'], 'adm.csv')];
	/** As in a browser: emptying the value empties the list. */
	const input = {
		files: [...files] as unknown as FileList,
		get value() {
			return this.files.length > 0 ? 'C:\\fakepath\\hd.csv' : '';
		},
		set value(_: string) {
			this.files = [] as unknown as FileList;
		},
	};
	expect(takeFiles(input)).toEqual(files);
	expect(input.value).toBe('');
	expect(takeFiles(input)).toEqual([]);
});

test('no form takes files in another way', () => {
	const found = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
		encoding: 'utf8',
	})
		.split('\n')
		.filter((path) => /\.tsx?$/.test(path) && existsSync(path))
		.filter((path) => /(target|currentTarget|input)\.files\b/.test(readFileSync(path, 'utf8')));
	expect(found).toEqual(['src/ui/take-files.ts']);
});
