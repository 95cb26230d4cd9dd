/** `npm run scale`: the tables of docs/SCALE.md, from the model beside this. */
import { tables } from './model.ts';

console.log(tables().join('\n\n'));
