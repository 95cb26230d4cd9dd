/** `npm run bench:sync`: the figures of sync alone, which need no built client. `KILLS` and `MEMORY_SECONDS` change how long it takes. */
import { tableOf } from '../table.ts';
import { syncKills } from './kills.ts';
import { syncMemory } from './memory.ts';
import { syncPushes } from './pushes.ts';

const parts = { pushes: syncPushes, kills: syncKills, memory: syncMemory };
const wanted = process.argv.slice(2);
for (const [name, measure] of Object.entries(parts)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	console.error(`measuring ${name} …`);
	console.log(tableOf(await measure()));
}
