import { onTestFinished, vi } from 'vitest';

/** Closes the channels that the app opens during this test: it keeps them as long as its page, which here would outlive the test. */
export function closingChannels(): void {
	const channels: BroadcastChannel[] = [];
	class Channel extends BroadcastChannel {
		constructor(name: string) {
			super(name);
			channels.push(this);
		}
	}
	vi.stubGlobal('BroadcastChannel', Channel);
	onTestFinished(() => {
		for (const channel of channels) channel.close();
	});
}
