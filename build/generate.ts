/** `npm run generate`: brings `generated/` up to date, if it is not. */
import { bringUpToDate } from './generated.ts';

await bringUpToDate(console.log);
