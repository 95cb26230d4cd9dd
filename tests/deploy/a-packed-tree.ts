import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFile } from '#server/start/project.ts';
import { run } from '../programs/processes.ts';

/**
 * Builds in `folder` what the Dockerfile builds: the files it copies, built with its own command, which leaves no build
 * tools. The packages and the geodata are hard links to ours: that they can be downloaded and generated is shown by
 * every clone.
 */
export function packTree(folder: string): string {
	const tree = join(folder, 'tours');
	for (const path of filesOfTheImage()) {
		mkdirSync(dirname(join(tree, path)), { recursive: true });
		copyFileSync(projectFile(path), join(tree, path));
	}
	for (const made of ['node_modules', 'generated'])
		execFileSync('cp', ['-al', projectFile(made), join(tree, made)]);
	// A copy, because npm writes to this file.
	const listed = join(tree, 'node_modules/.package-lock.json');
	rmSync(listed);
	copyFileSync(projectFile('node_modules/.package-lock.json'), listed);
	const [, build = ''] = /^RUN (npm run .*)$/m.exec(dockerfile) ?? [];
	run('sh', ['-euc', `cd '${tree}' && ${build}`]);
	chmodSync(folder, 0o755);
	return tree;
}

export const dockerfile = readFileSync(projectFile('deploy/Dockerfile'), 'utf8');

/** The JSON value of an instruction in the last stage, like `CMD ["node", "x"]`. */
export function inDockerfile(instruction: RegExp): string[] {
	const line = dockerfile.split('\n').find((each) => instruction.test(each)) ?? '';
	return JSON.parse(line.slice(line.indexOf('[')));
}

/** Each `NAME=value` in its ENV line. */
export const imageEnvironment = (): Record<string, string> =>
	Object.fromEntries(
		(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').split(' ').map((pair) => pair.split('=') as [string, string]),
	);

function filesOfTheImage(): string[] {
	const left = readFileSync(projectFile('deploy/Dockerfile.dockerignore'), 'utf8')
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('#'));
	const isLeft = (path: string) => left.some((pattern) => path === pattern || path.startsWith(`${pattern}/`));
	return filesOfTheProject().filter((path) => !isLeft(path));
}

/** Paths of the project's files in git, including new ones that are not ignored. */
export function filesOfTheProject(): string[] {
	const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
		cwd: projectFile(),
		encoding: 'utf8',
	});
	return listed.split('\n').filter((path) => path !== '' && existsSync(projectFile(path)));
}
