import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodeRanges } from './nodes/node-ranges.ts';

test('the Node that a fresh clone asks for is one of package.json’s, and the one that is deployed', () => {
	const major = readFileSync('.node-version', 'utf8').trim();
	expect(nodeRanges.map((each) => String(each.major))).toContain(major);
	expect(readFileSync('docs/OPERATIONS.md', 'utf8')).toContain(`Node ${major} from nodejs.org`);
	const images = readFileSync('deploy/Dockerfile', 'utf8').match(/(?<=^FROM node:)\d+/gm);
	expect(new Set(images)).toEqual(new Set([major]));
});
