import { readFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ACTS } from './black-box.ts';

/**
 * Prints failures as they happen with what the page showed and what led there, for a failure that only another
 * machine sees, and at the end one plain line for people and machines: "N passed, N failed".
 */
export default class CountReporter implements Reporter {
	private passed = 0;
	private failed = 0;

	printsToStdio() {
		return false;
	}

	onTestEnd(test: TestCase, result: TestResult) {
		if (result.status === 'passed') this.passed++;
		// A skipped test does not count as passed: it proved nothing.
		else {
			this.failed++;
			for (const { name, path, body } of result.attachments) {
				if (name === 'error-context' && path) console.error(`\n${test.title}\n${pageIn(path)}`);
				if (name === ACTS && body) console.error(`\nWhat led there, in seconds:\n${body.toString()}\n`);
			}
			if (result.status === 'skipped') console.error(`Did not run: ${test.titlePath().join(' › ')}`);
		}
	}

	async onEnd({ status }: FullResult) {
		if (status === 'passed' && this.failed > 0) return { status: 'failed' as const };
		return undefined;
	}

	async onExit() {
		console.log(`${this.passed} passed, ${this.failed} failed`);
	}
}

/** The page's outline in Playwright's file about a failure. */
function pageIn(path: string): string {
	return /```yaml\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8'))?.[1] ?? 'The page left no outline.';
}
