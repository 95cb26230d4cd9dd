/** Runs the named npm scripts two at a time, prints the output of each in one piece, and fails if any fails. */
import { spawn } from 'node:child_process';

const queue = process.argv.slice(2);
let failed = false;

async function worker() {
	for (let script = queue.shift(); script; script = queue.shift()) {
		const started = Date.now();
		const { code, output } = await run(script);
		const seconds = ((Date.now() - started) / 1000).toFixed(1);
		console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${script} (${seconds} s)`);
		if (code !== 0 || script.startsWith('test')) console.log(output);
		failed ||= code !== 0;
	}
}

function run(script) {
	return new Promise((resolve) => {
		const child = spawn('npm', ['run', '-s', script], { stdio: ['ignore', 'pipe', 'pipe'] });
		let output = '';
		child.stdout.on('data', (chunk) => (output += chunk));
		child.stderr.on('data', (chunk) => (output += chunk));
		child.on('close', (code) => resolve({ code, output }));
	});
}

await Promise.all([worker(), worker()]);
process.exit(failed ? 1 : 0);
