const sayings = {
	strong: /(?:^|;)\s*font-weight\s*:\s*(?:(bold|bolder|[6-9]\d\d|1000)|normal|lighter|[1-5]\d\d)\b/i,
	em: /(?:^|;)\s*font-style\s*:\s*(?:(italic|oblique)|normal)\b/i,
};

/** Bold or italic, by its tag. */
export type Emphasis = keyof typeof sayings;

/** Tells whether an inline style makes words bold or italic; null when it says nothing about it. */
export function saidByStyle(emphasis: Emphasis, style: string): boolean | null {
	const said = sayings[emphasis].exec(style);
	return said && said[1] !== undefined;
}
