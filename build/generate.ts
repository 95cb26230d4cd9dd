/** `npm run generate`: brings `generated/` up to date where it is stale. */
import { bringUpToDate } from './generated.ts';

await bringUpToDate(console.log);
