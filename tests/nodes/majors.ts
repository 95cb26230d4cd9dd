import { readFileSync } from 'node:fs';
import { projectFile } from '#server/project.ts';

const { engines } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8'));

/** The versions of Node that package.json names: `^20.19 || ^22.12` are 20 and 22. */
export const majors = [...engines.node.matchAll(/\^(\d+)/g)].map(([, major]) => Number(major));
