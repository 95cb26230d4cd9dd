/** `npm run generate`: brings `generated/` up to date. Does nothing when it is. */
import { bringUpToDate } from './generated.ts';

await bringUpToDate(console.log);
