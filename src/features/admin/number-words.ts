/** A number with separators, "1,234". */
export const numberWords = (value: number): string => value.toLocaleString('en-US');
