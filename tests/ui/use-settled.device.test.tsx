// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { useSettled } from '#ui/use-settled.ts';
import { draw, pass, shownWords } from './draw.ts';

const Announced = ({ state }: { state: string }) => useSettled(state);

test('a state that has held for two seconds is announced, and a passing one is not', async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const { redraw } = draw(<Announced state="Synced 9:41 AM" />);
	expect(shownWords()).toBe('Synced 9:41 AM');
	for (const passing of ['Not saved on this phone', 'Sending', 'Synced 9:42 AM']) {
		redraw(<Announced state={passing} />);
		await pass(1500);
		expect(shownWords()).toBe('Synced 9:41 AM');
	}
	await pass(500);
	expect(shownWords()).toBe('Synced 9:42 AM');
});
