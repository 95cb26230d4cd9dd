const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "two", "ten", but "11": a number within a sentence. */
export const numberWord = (count: number): string => words[count] ?? count.toLocaleString('en-US');
