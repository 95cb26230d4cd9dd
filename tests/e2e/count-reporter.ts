import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints failures as they happen, and at the end one plain line for people and machines: "N passed, N failed". */
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
