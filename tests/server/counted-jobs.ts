import type { Jobs } from '#server/timing/repeat.ts';

/** Jobs, and how often each has moved: as it began, after each step, and after each run. */
export function countedJobs() {
	const jobs: Jobs = new Map();
	const moves: Record<string, number> = {};
	const set = jobs.set.bind(jobs);
	jobs.set = (name, job) => {
		moves[name] = (moves[name] ?? 0) + 1;
		return set(name, job);
	};
	return { jobs, moves };
}
