import { expect, test } from 'vitest';
import { codeLimits } from '#server/oidc/door-limits.ts';
import { aHouse, HOUSE } from './a-house.ts';

test('one place asks for so many codes an hour, whatever e-mails it names and whatever addresses it invents', async () => {
	const place = '198.51.100.7';
	const house = await aHouse({ signIn: { trustedProxies: 1 } });
	const browser = house.browser();
	const page = await browser.follow(await browser.open(`${HOUSE}/sign-in/start`), '/code');
	const action = HOUSE + /action="([^"]+)"/.exec(page.text)?.[1];
	const ask = async (email: string, forwarded: string) => {
		const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': forwarded };
		const answer = await browser.ask(action, {
			method: 'POST',
			headers,
			body: new URLSearchParams({ email }),
		});
		return answer.status;
	};
	const most = codeLimits('', place).find(({ key }) => key.includes(place))?.most ?? 0;
	for (let n = 2; n <= most; n += 1) {
		for (const limit of codeLimits(`p${n}@example.com`, place))
			await house.stores.rateLimits.take(limit, house.clock.now());
	}
	expect(await ask('last@example.com', `10.0.0.1, ${place}`)).toBe(303);
	expect(await ask('one-more@example.com', `10.9.9.9, ${place}`)).toBe(429);
	expect(await ask('one-more@example.com', '198.51.100.8')).toBe(303);
});
