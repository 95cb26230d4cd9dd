import Dexie, { liveQuery } from 'dexie';
import { expect, onTestFinished, test, vi } from 'vitest';
import { orWarn } from '#db/or-warn.ts';
import { readTrips } from '#db/queries.ts';
import { inTime } from '../in-time.ts';

test('a browser without any database answers a live query as one whose database does not open', async () => {
	const { indexedDB: real } = Dexie.dependencies;
	onTestFinished(() => void Object.assign(Dexie.dependencies, { indexedDB: real }));
	// As Dexie finds it there.
	Object.assign(Dexie.dependencies, { indexedDB: undefined });
	vi.resetModules();
	const { sharedDb } = await import('#db/shared-db.ts');
	const said = vi.spyOn(console, 'warn').mockReturnValue(undefined);
	const answers: unknown[] = [];
	const query = liveQuery(() =>
		orWarn('The trips could not be read', () => readTrips(sharedDb), { unread: null }),
	);
	const subscription = query.subscribe((answer) => answers.push(answer));
	onTestFinished(() => subscription.unsubscribe());
	await inTime(() => expect(answers).toEqual([null]));
	expect(said).toHaveBeenCalledOnce();
});
