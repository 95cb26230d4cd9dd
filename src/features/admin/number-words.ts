/** A number as an editor reads it, "1,234". */
export const numberWords = (value: number): string => value.toLocaleString('en-US');
