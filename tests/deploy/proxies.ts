import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { projectFile } from '#server/start/project.ts';
import { freePort, type Running, run, start } from '../programs/processes.ts';

/** One of our proxies, listening on this machine. */
export interface Front extends Running {
	port: number;
	httpPort: number;
}

/**
 * Starts Caddy with deploy/Caddyfile, after `changed`, for `localhost`, in front of the port or ports in `upstreams`.
 */
export async function startCaddy(
	caddy: string,
	folder: string,
	upstreams: number | readonly number[],
	changed = (config: string) => config,
): Promise<Front> {
	const file = join(folder, 'Caddyfile');
	writeFileSync(file, changed(readFileSync(projectFile('deploy/Caddyfile'), 'utf8')));
	const [port, httpPort] = [await freePort(), await freePort()];
	const env = {
		DOMAIN: 'localhost',
		UPSTREAM: addressesOf(upstreams).join(' '),
		...(typeof upstreams !== 'number' && { PROCESSES: 'several' }),
		HTTP_PORT: String(httpPort),
		HTTPS_PORT: String(port),
		HOME: folder,
		XDG_DATA_HOME: folder,
		XDG_CONFIG_HOME: folder,
	};
	const config = ['--config', file, '--adapter', 'caddyfile'];
	const running = await start(caddy, ['run', ...config], () => answers(port), { env });
	return { ...running, port, httpPort };
}

/** Starts nginx with deploy/nginx.conf, after `changed`, with other ports and a certificate made here. */
export async function startNginx(
	nginx: string,
	folder: string,
	upstreams: number | readonly number[],
	changed = (config: string) => config,
): Promise<Front> {
	const [port, httpPort] = [await freePort(), await freePort()];
	const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
	run('openssl', [
		'req',
		'-x509',
		'-newkey',
		'rsa:2048',
		'-nodes',
		'-days',
		'1',
		'-subj',
		'/CN=tours.example',
		'-keyout',
		key,
		'-out',
		certificate,
	]);
	const site = changed(readFileSync(projectFile('deploy/nginx.conf'), 'utf8'))
		.replaceAll('/etc/letsencrypt/live/tours.example/fullchain.pem', certificate)
		.replaceAll('/etc/letsencrypt/live/tours.example/privkey.pem', key)
		.replaceAll(/^\tlisten \[::\].*\n/gm, '')
		.replace('/var/lib/nginx/tours', keptBy(folder))
		.replace('listen 443', `listen 127.0.0.1:${port}`)
		.replace('listen 80', `listen 127.0.0.1:${httpPort}`)
		.replace(/^\tserver 127\.0\.0\.1:3000;\n/m, () =>
			addressesOf(upstreams)
				.map((address) => `\tserver ${address};\n`)
				.join(''),
		);
	writeFileSync(join(folder, 'site.conf'), site);
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
		.map((name) => `${name}_temp_path ${folder}/${name};`)
		.join(' ');
	const http = `http { access_log off; ${temporary} include ${folder}/site.conf; }`;
	// Otherwise its workers would run as `nobody`, who cannot write here.
	const user = process.getuid?.() === 0 ? 'user root;' : '';
	const whole = `daemon off; ${user} pid ${folder}/nginx.pid; events {} ${http}`;
	writeFileSync(join(folder, 'nginx.conf'), whole);
	const words = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
	run(nginx, ['-t', ...words]);
	const running = await start(nginx, words, () => answers(port));
	return { ...running, port, httpPort };
}

const addressesOf = (ports: number | readonly number[]) => [ports].flat().map((port) => `127.0.0.1:${port}`);

/** Where nginx caches answers, given the folder it was started with. */
export const keptBy = (folder: string) => join(folder, 'kept');

const answers = (port: number) =>
	ask(port, '/').then(
		() => true,
		() => false,
	);

/** A response over HTTP/2; `heard` is called with each piece of the body as it arrives. */
export function ask(
	port: number,
	path: string,
	{ headers = {}, heard }: { headers?: Record<string, string>; heard?: (piece: string) => void } = {},
): Promise<{ headers: IncomingHttpHeaders; text: string }> {
	return new Promise((resolve, reject) => {
		// The certificate was made by this test.
		const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
		session.on('error', reject);
		const stream = session.request({ ':path': path, ...headers });
		let [text, answered] = ['', {} as IncomingHttpHeaders];
		stream.setEncoding('utf8');
		stream.on('response', (each) => {
			answered = each;
		});
		stream.on('data', (piece: string) => {
			text += piece;
			heard?.(piece);
		});
		stream.on('error', reject);
		stream.on('end', () => {
			session.close();
			resolve({ headers: answered, text });
		});
		stream.end();
	});
}
