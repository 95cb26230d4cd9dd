import type { ComponentProps } from 'react';
import { FieldError } from '#ui/FieldError.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { linkOf } from '../link-of.ts';

/** A text of the guide, and what is wrong with its input. */
export function GuideRichText({
	error,
	...text
}: { error: string | undefined } & Omit<ComponentProps<typeof RichText>, 'linkOf'>) {
	return (
		<>
			<RichText {...text} linkOf={linkOf} />
			{error && <FieldError words={error} />}
		</>
	);
}
