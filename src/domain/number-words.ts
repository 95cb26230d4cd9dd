const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "two", "ten", but "11": a number within a sentence. */
export const numberWord = (count: number): string => words[count] ?? thousands(count);

/**
 * A whole number as Americans write it: "1,688". The browser's own number and date words take a phone a tenth of a
 * second to load.
 */
export const thousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
