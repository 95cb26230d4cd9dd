import type { ComponentProps } from 'react';
import { FieldError } from '#ui/FieldError.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';

/** A text of the guide, and what is wrong with it as typed. */
export function GuideRichText({
	error,
	...text
}: { error: string | undefined } & ComponentProps<typeof RichText>) {
	return (
		<>
			<RichText {...text} />
			{error && <FieldError words={error} />}
		</>
	);
}
