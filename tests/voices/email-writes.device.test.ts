import { expect, test, vi } from 'vitest';
import { EMAIL_POPUP_FAILURE } from '#domain/newsletter/email-popup-rules.ts';
import { aDevice, noSignal } from '../content/a-device.ts';

const typed = { email: 'rosa@example.com', firstName: 'Rosa' };

async function aPage() {
	const device = await aDevice();
	await device.start();
	return { device, ...(await import('#voices/email-writes.ts')) };
}

test('the server takes an email address, or the person is told that it did not', async () => {
	const { device, sendEmail } = await aPage();
	expect(await sendEmail(typed)).toBeNull();
	expect(await sendEmail({ ...typed, email: 'rosa' })).toBe(EMAIL_POPUP_FAILURE);
	expect(device.requests).toEqual(Array(2).fill({ path: '/api/public/email', status: 200 }));
});

test('no signal, a server in trouble and a stranger’s page get the same one sentence', async () => {
	vi.spyOn(console, 'error').mockReturnValue();
	const { device, sendEmail } = await aPage();
	const answers = [
		noSignal,
		() => new Response('{"code":"internal"}', { status: 500 }),
		() =>
			new Response('<html>Welcome to FreeAirportWifi</html>', { headers: { 'content-type': 'text/html' } }),
		() => Response.json({ thanks: true }),
	];
	for (const answer of answers) {
		device.network.answer = answer;
		expect(await sendEmail(typed)).toBe(EMAIL_POPUP_FAILURE);
	}
});
