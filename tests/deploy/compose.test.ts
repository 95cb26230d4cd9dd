import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentSchema, readEnvironment } from '#server/environment.ts';
import { projectFile } from '#server/start/project.ts';
import { nodeRanges } from '../nodes/node-ranges.ts';
import { dockerfile, imageEnvironment } from './a-packed-tree.ts';
import { compose, type Service, several } from './compose.ts';

const { site, backup, proxy } = compose.services;
const ours = [site, backup];
const read = (name: string) => readFileSync(projectFile('deploy', name), 'utf8');

/** A site's initial settings as `name: value`; with `isWhole`, including those commented out. */
const exampleSettings = (isWhole: boolean) =>
	Object.fromEntries(
		[...read('site.env.example').matchAll(isWhole ? /^#?([A-Z_]+)=(.*)$/gm : /^([A-Z_]+)=(.*)$/gm)].map(
			([, name = '', value = '']) => [name, value.replaceAll("'", '')],
		),
	);
const written = (service: Service) =>
	Object.fromEntries(
		Object.entries(compose.services[service].environment).map(([name, value]) => [
			name,
			String(value).replace(/\$\{DOMAIN.*\}/, 'tours.example'),
		]),
	);

test('the settings of the image, the example and compose.yaml together are ones that the server starts with', () => {
	for (const isWhole of [false, true]) {
		const settings = { ...imageEnvironment(), ...exampleSettings(isWhole), ...written('site') };
		expect(Object.keys(settings).filter((name) => !(name in environmentSchema.shape))).toEqual([]);
		expect(readEnvironment({ ...settings, METRICS_TOKEN: '' })).toMatchObject({
			NODE_ENV: 'production',
			PUBLIC_URL: 'https://tours.example',
			TRUSTED_PROXIES: '1',
			PORT: '3000',
			DATA_DIR: '/data',
			BACKUP_DIR: '/backups',
		});
	}
});

test('each volume of the image is mounted in the site and in its backup service', () => {
	const kept = /^VOLUME (.*)$/m.exec(dockerfile)?.[1]?.split(' ');
	for (const service of ours) {
		expect(service.volumes.map((volume) => volume.split(':')[1])).toEqual(kept);
		for (const [name = ''] of service.volumes.map((volume) => volume.split(':')))
			expect(compose.volumes).toHaveProperty(name);
		expect(
			[service.environment.BACKUP_DIR, imageEnvironment().DATA_DIR].every((path) =>
				kept?.includes(`${path}`),
			),
		).toBe(true);
	}
});

test('the proxy finds the site by the name and port that the Caddyfile takes for granted', () => {
	const [, name = '', port] = /\{\$UPSTREAM:([a-z]+):(\d+)\}/.exec(read('Caddyfile')) ?? [];
	expect(Object.keys(compose.services)).toContain(name);
	expect(dockerfile).toContain(`\nEXPOSE ${port}\n`);
	expect([imageEnvironment().PORT, imageEnvironment().HOST]).toEqual([port, '0.0.0.0']);
	const asked = [...read('Caddyfile').matchAll(/\{\$([A-Z_]+)(:?)/g)].filter(
		([, , hasDefault]) => !hasDefault,
	);
	expect(Object.keys(proxy.environment)).toEqual(asked.map(([, variable]) => variable));
	expect(proxy.ports).toEqual(['80:80', '443:443', '443:443/udp']);
	expect(proxy.volumes).toContain('./Caddyfile:/etc/caddy/Caddyfile:ro');
});

test('with several processes the proxy finds each of them, and none makes backups of a database that is elsewhere', () => {
	const { 'site-two': second, backup: none, proxy: front } = several.services;
	expect(second.extends).toEqual({ file: 'compose.yaml', service: 'site' });
	expect(none.profiles).not.toEqual([]);
	const processes = ['site', 'site-two'].map((name) => `${name}:${imageEnvironment().PORT}`);
	expect(front.environment).toEqual({ UPSTREAM: processes.join(' '), PROCESSES: 'several' });
	expect(read('Caddyfile')).toContain('\n(several) {\n');
	for (const variable of Object.keys(front.environment))
		expect(read('Caddyfile')).toContain(`{$${variable}:`);
});

test('every container has a read-only root and no capability that it does not need', () => {
	for (const { read_only, cap_drop } of Object.values(compose.services))
		expect([read_only, cap_drop]).toEqual([true, ['ALL']]);
	expect(ours.map(({ cap_add, tmpfs }) => [cap_add, tmpfs])).toEqual([
		[undefined, '/tmp'],
		[undefined, '/tmp'],
	]);
	expect(proxy.cap_add).toEqual(['NET_BIND_SERVICE']);
});

test('the image and the page have the newest Node whose every release works', () => {
	const whole = nodeRanges.filter(({ range }) => range.startsWith('^'));
	const newest = Math.max(...whole.map(({ major }) => major));
	expect([...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => Number(major))).toEqual([
		newest,
		newest,
	]);
	expect(readFileSync(projectFile('docs/OPERATIONS.md'), 'utf8')).toContain(`/dist/latest-v${newest}.x/`);
});
