import { expect, test } from 'vitest';
import { createQueue, createQueues, shareRuns } from '#domain/in-turn.ts';

/** Jobs that note when they begin, and end when told to. */
function someJobs() {
	const begun: string[] = [];
	const ends = new Map<string, () => void>();
	const job = (name: string) => () => {
		begun.push(name);
		return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
	};
	return { begun, job, end: (name: string) => ends.get(name)?.() };
}
const turns = () => new Promise(setImmediate);

test('each job begins once the one before has ended, and answers its own caller', async () => {
	const { begun, job, end } = someJobs();
	const inTurn = createQueue();
	const answers = ['first', 'second', 'third'].map((name) => inTurn(job(name)));
	await turns();
	expect(begun).toEqual(['first']);
	end('first');
	await turns();
	expect(begun).toEqual(['first', 'second']);
	end('second');
	await turns();
	end('third');
	expect(await Promise.all(answers)).toEqual(['first', 'second', 'third']);
});

test('a failure is reported to its caller, and the next job goes ahead', async () => {
	const inTurn = createQueue();
	const failing = inTurn(() => Promise.reject(new Error('full')));
	const next = inTurn(async () => 'done');
	await expect(failing).rejects.toThrow('full');
	expect(await next).toBe('done');
	expect(await inTurn(async () => 'again')).toBe('again');
});

test('a job of one key does not wait for another’s, nor one queue for another queue', async () => {
	const { begun, job } = someJobs();
	const inTurn = createQueues<string>();
	void inTurn('me', job('mine'));
	void inTurn('me', job('mine, next'));
	void inTurn('you', job('yours'));
	void createQueues<string>()('me', job('elsewhere'));
	await turns();
	expect(begun).toEqual(['mine', 'yours', 'elsewhere']);
});

test('a job that comes when one of its key has ended still waits for those that came between', async () => {
	const { begun, job, end } = someJobs();
	const inTurn = createQueues<string>();
	const first = inTurn('me', job('first'));
	void inTurn('me', job('second'));
	await turns();
	end('first');
	await first;
	await turns();
	void inTurn('me', job('third'));
	await turns();
	expect(begun).toEqual(['first', 'second']);
	end('second');
	await turns();
	expect(begun).toEqual(['first', 'second', 'third']);
});

test('callers during a run get that run’s result, and the next caller a new run', async () => {
	const { begun, job, end } = someJobs();
	const runs = shareRuns(job('run'));
	const both = [runs.join(), runs.join()];
	end('run');
	expect(await Promise.all(both)).toEqual(['run', 'run']);
	expect(begun).toHaveLength(1);
	void runs.join();
	expect(begun).toHaveLength(2);
});

test('a fresh run begins after the current one has ended, successfully or not, and serves everybody who asked meanwhile', async () => {
	const ends: ((error?: Error) => void)[] = [];
	const runs = shareRuns(
		() =>
			new Promise<number>((resolve, reject) => {
				const run = ends.length;
				ends.push((error) => (error ? reject(error) : resolve(run)));
			}),
	);
	const first = expect(runs.join()).rejects.toThrow('full');
	const both = [runs.fresh(), runs.fresh()];
	await turns();
	expect(ends).toHaveLength(1);
	ends[0]?.(new Error('full'));
	await first;
	await turns();
	expect(ends).toHaveLength(2);
	ends[1]?.();
	expect(await Promise.all(both)).toEqual([1, 1]);
});
