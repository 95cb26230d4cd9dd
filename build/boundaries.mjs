/** Checks every module against tests/boundaries.cjs, and fails if a module was not checked. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const roots = ['src', 'server', 'build'];
const options = ['--config', 'tests/boundaries.cjs', '--output-type', 'json', ...roots];
const cruiser = spawnSync('node_modules/.bin/depcruise', options, { encoding: 'utf8', maxBuffer: 1e9 });
if (!cruiser.stdout.startsWith('{'))
	throw new Error(`dependency-cruiser failed: ${cruiser.stdout}${cruiser.stderr}`);
const { modules, summary } = JSON.parse(cruiser.stdout);
const seen = new Set(modules.map(({ source }) => source));
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...roots], {
	encoding: 'utf8',
});
const unseen = listed
	.split('\n')
	.filter((path) => /\.tsx?$/.test(path) && existsSync(path) && !seen.has(path));

for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
for (const path of unseen) console.error(`not looked at: ${path}`);
process.exit(summary.violations.length + unseen.length > 0 ? 1 : 0);
