import { readFileSync } from 'node:fs';
import { projectFile } from '#server/start/project.ts';

/** A Node that package.json names. */
export interface NodeRange {
	major: number;
	/** In npm's form: "^20.19". */
	range: string;
}

const { engines } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8'));

/** The versions of Node that package.json names: `^20.19 || >=24.0 <24.19` are some of 20 and some of 24. */
export const nodeRanges: NodeRange[] = engines.node
	.split('||')
	.map((range: string) => ({ major: Number(range.match(/\d+/)?.[0]), range: range.trim() }));
