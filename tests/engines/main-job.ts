import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningServer, startServer } from '../e2e/start-server.mjs';
import type { Scene } from '../programs/run-scenes.ts';
import { button, Device, field, link, option, title, words } from './device.ts';
import type { Wire } from './wire.ts';

const EMAIL = 'rosa@example.com';
const PASSWORD = 'four wide roads';
const added = [
	['harvard', 'Harvard University'],
	['tufts', 'Tufts University'],
	['brandeis', 'Brandeis University'],
	['wellesley', 'Wellesley College'],
	['smith college', 'Smith College'],
	['amherst college', 'Amherst College'],
	['mount holyoke', 'Mount Holyoke College'],
	['yale', 'Yale University'],
	['brown', 'Brown University'],
] as const;
const inOrder = ['Boston College', ...added.map(([, name]) => name)];
const onDisk = words(/^Saved on this (phone|computer)$/);
const synced = words(/^Synced /);
/** All drives have arrived, and the rows have their final heights: before that a click may hit a neighbor. */
const allDriven = { selector: 'li[data-stop]:last-child [data-leg]', name: /highway estimate/ };

/** A family's whole way through the product, on devices of one engine. */
export function mainJob(
	startBrowser: () => Promise<Wire>,
	folder: string,
): { scenes: Scene[]; end: () => Promise<void> } {
	const devices: Device[] = [];
	let server: RunningServer;
	let port: number | undefined;
	let rosa: Device;
	let joy: Device;
	let share = '';
	const environment = { DATA_DIR: join(folder, 'data') };
	const runServer = async () => {
		server = await startServer({ ...(port && { port }), environment });
		port = server.port;
	};
	const newDevice = async () => {
		const device = new Device(await startBrowser(), server.url);
		// Side by side, because Firefox treats a covered window as hidden, and a hidden page does not ask what is new.
		await device.place((devices.length % 2) * 1300);
		devices.push(device);
		return device;
	};
	const [first = '', second = '', ...others] = inOrder;
	const moved = [second, first, ...others];
	const [, , third = '', ...last] = moved;
	const edited = [second, third, first, ...last];

	const scenes: Scene[] = [
		[
			'finds a college by the start of its name, and reads its guide',
			async () => {
				await runServer();
				rosa = await newDevice();
				await rosa.open('/');
				const search = { selector: 'main [role=search] input', name: /./ };
				await rosa.click(search);
				await rosa.write({ ...search, selector: 'main input[role=combobox]' }, 'boston col');
				await rosa.click(option(/^Boston College/));
				await rosa.see(title('Boston College'));
				for (const column of ['Stay', 'Eat', 'Do'])
					await rosa.see({ selector: `section[aria-label="${column}"] li, section li`, name: /\d+\.\d mi/ });
			},
		],
		[
			'plans ten stops, and moves one',
			async () => {
				await rosa.click(button('Add to trip'));
				await rosa.click(button('In your trip'));
				await rosa.seeStops([first]);
				await rosa.click(button(/^Add stop/));
				for (const [at, [typed]] of added.entries()) {
					await rosa.write(field('College to add'), typed);
					await rosa.enter(field('College to add'));
					await rosa.seeStops(inOrder.slice(0, at + 2));
				}
				await rosa.see(allDriven);
				await rosa.click(button('Edit stops'));
				await rosa.click(button(`Move ${second} up`));
				await rosa.seeStops(moved);
				await rosa.see(onDisk);
			},
		],
		[
			'keeps working with no server: reloads, edits, reloads, and reads the guide',
			async () => {
				await rosa.haveAll();
				await server.stop();
				await rosa.reload();
				await rosa.see(words('No signal'));
				await rosa.seeStops(moved);
				await rosa.see(allDriven);
				await rosa.click(button('Edit stops'));
				await rosa.click(button(`Move ${third} up`));
				await rosa.seeStops(edited);
				await rosa.see(onDisk);
				await rosa.reload();
				await rosa.seeStops(edited);
				await rosa.open('/college/164924');
				await rosa.see(title('Boston College'));
				await rosa.see({ selector: 'section li', name: /\d+\.\d mi/ });
			},
		],
		[
			'signs up for the trial, and saves the trip',
			async () => {
				await runServer();
				await rosa.open('/trip-planner');
				await rosa.seeStops(edited);
				await rosa.see(words(/^Road-ready: all 10 stops on this (phone|computer)$/));
				await rosa.see(allDriven);
				await rosa.click(button('Start 7 Day Trial'));
				await rosa.click(button('Create an account'));
				await rosa.write(field('Email'), EMAIL);
				await rosa.write(field('New password'), PASSWORD);
				await rosa.click(button('Create account'));
				await rosa.write(field('Six digits'), await codeFor(server));
				await rosa.click(button('Continue'));
				await rosa.see(words(/^Your 7-day trial has started\./));
				await rosa.click(button('Save'));
				await rosa.write(field('Trip name'), 'Spring loop');
				await rosa.enter(field('Trip name'));
				await rosa.see(title('Spring loop'));
				await rosa.see(synced);
				await rosa.seeStops(edited);
			},
		],
		[
			'prints the trip with its times and its roads',
			async () => {
				const paper = await rosa.wordsOnPaper();
				if (paper === null) return;
				for (const name of edited) assert.ok(paper.includes(name), `${name} is missing on paper:\n${paper}`);
				assert.match(paper, /I-9[05] [NSEW]/);
				assert.match(paper, /What we thought/);
			},
		],
		[
			'has the trip on a second device; an edit made there shows up here by itself',
			async () => {
				joy = await newDevice();
				await joy.open('/sign-in/start?return=/saved');
				await joy.write(field('Email'), EMAIL);
				await joy.write(field('Password'), PASSWORD);
				await joy.click(button('Sign In'));
				await joy.click(link('Spring loop'));
				await joy.seeStops(edited);
				await joy.see(allDriven);
				await joy.click(button('Edit stops'));
				await joy.click(button(`Remove ${first}`));
				await rosa.seeStops(edited.filter((name) => name !== first));
			},
		],
		[
			'shares the trip, and whoever has the link sees it',
			async () => {
				await rosa.click(button('Share trip'));
				await rosa.click(button('Make a view-only link'));
				share = await rosa.valueOf(field('View-only link'));
				assert.match(share, /\/shared\/[\w-]{43}$/);
				await joy.end();
				const visitor = await newDevice();
				await visitor.open(share);
				await visitor.see(title('Spring loop'));
				await visitor.seeStops(edited.filter((name) => name !== first));
				await visitor.see(words(/^View only\./));
				assert.equal(server.complaints(), '', 'the server logged failures of its own');
			},
		],
		[
			'opens a menu no taller than its items, hatches states that are not open, and prints no blank page',
			async () => {
				await rosa.open('/');
				await rosa.click(button('About'));
				const menu = await rosa.boxOf('header button[aria-expanded=true] + *');
				assert.ok(menu.height < 450, `The About menu is ${menu.height} pixels high`);
				// The first is Alaska, whose middle is in its middle.
				await rosa.seeContrastIn('main svg path[fill^="url(#"]', 12);
				await rosa.open('/nowhere');
				await rosa.see(title(/^Sorry we couldn't/));
				const sheets = await rosa.sheetsOnPaper();
				assert.ok(sheets === null || sheets === 1, `A short page prints on ${sheets} sheets`);
			},
		],
	];
	return {
		scenes,
		end: async () => {
			for (const device of devices) await device.end();
			await server?.stop();
		},
	};
}

/** The code from the server's console, because no email is sent. */
async function codeFor(server: RunningServer): Promise<string> {
	for (let tries = 0; tries < 200; tries += 1) {
		const code = new RegExp(`code for ${EMAIL}: (\\d{6})`).exec(server.said())?.[1];
		if (code) return code;
		await sleep(100);
	}
	return assert.fail(`No code was said for ${EMAIL}`);
}
