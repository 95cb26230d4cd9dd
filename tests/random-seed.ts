import { configureGlobal } from 'fast-check';

// What passed on one machine passes on the next: a fault that only another draw finds belongs to the commit that draws it.
const seed = Number(process.env.RANDOM_SEED);
if (!Number.isInteger(seed)) throw new Error(`RANDOM_SEED is not a whole number: ${process.env.RANDOM_SEED}`);
configureGlobal({ seed });
