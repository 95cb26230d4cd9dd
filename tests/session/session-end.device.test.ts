import { expect, onTestFinished, test } from 'vitest';
import { explainEnd, noteWhose, onSessionEnd, reportEnd } from '#session/session-end.ts';

test('the end of a session is announced once, with its own words, and the next one without', async () => {
	const tab = new BroadcastChannel('ctt.session');
	const heard: unknown[] = [];
	tab.onmessage = ({ data }) => heard.push(data);
	onTestFinished(() => tab.close());
	const told: (string | null)[] = [];
	onSessionEnd((words) => told.push(words));
	await reportEnd();
	expect(told).toEqual([]);
	noteWhose('rosa');
	explainEnd('Your account may be gone.');
	await Promise.all([reportEnd(), reportEnd()]);
	noteWhose('ann');
	await reportEnd();
	expect(told).toEqual(['Your account may be gone.', null]);
	await expect.poll(() => heard).toEqual(['ended', 'ended']);
});
