import { freePort, start } from '../programs/processes.ts';
import { commands, Refused, type Wire } from './wire.ts';

/** Starts WebKit's driver, which starts a MiniBrowser that stores nothing, and speaks WebDriver with it. */
export async function startWebKit(folder: string, display: string): Promise<Wire> {
	const port = await freePort();
	const address = `http://127.0.0.1:${port}`;
	const driver = await start(
		'WebKitWebDriver',
		[`--port=${port}`],
		() =>
			fetch(`${address}/status`).then(
				({ ok }) => ok,
				() => false,
			),
		{ env: { DISPLAY: display, HOME: folder, GDK_BACKEND: 'x11' } },
	);
	const { sessionId } = (await ask('POST', `${address}/session`, { capabilities: {} })) as {
		sessionId: string;
	};
	const session = `${address}/session/${sessionId}`;
	return {
		send: (command, { id = '', ...parameters } = {}) => {
			const [method, path] = commands[command];
			return ask(method, `${session}/${path.replace(':id', id)}`, parameters);
		},
		end: async () => {
			await ask('DELETE', session);
			await driver.stop();
		},
	};
}

async function ask(method: string, address: string, parameters: object = {}): Promise<unknown> {
	const answer = await fetch(address, {
		method,
		...(method === 'POST' && { body: JSON.stringify(parameters) }),
	});
	const { value } = (await answer.json()) as { value: unknown };
	if (answer.ok) return value;
	const { error, message } = value as { error: string; message: string };
	throw new Refused(error, message);
}
