import { CircleX } from 'lucide-react';
import type { ComponentProps } from 'react';
import field from '#ui/Field.module.css';
import { Icon } from '#ui/Icon.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';

/** A text of the guide, and what is wrong with it as typed. */
export function GuideRichText({
	error,
	...text
}: { error: string | undefined } & ComponentProps<typeof RichText>) {
	return (
		<>
			<RichText {...text} />
			{error && (
				<p className={field.error} role="alert">
					<Icon of={CircleX} />
					{error}
				</p>
			)}
		</>
	);
}
