import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { hasShareSheet, openShareSheet } from '#trips/pass-on.ts';
import { Button } from '#ui/Button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';

interface Props {
	link: string;
	/** The title in the share sheet. */
	title: string;
	/** The label of the field that contains the link. */
	label: string;
	/** True to show the link before it is copied. */
	isShown?: boolean;
	/** True if this is the main action here. */
	isMain?: boolean;
}

/** Ways to pass on a link: copy it, or use the phone's share sheet; shown as text if neither works. */
export function LinkButtons({ link, title, label, isShown = false, isMain = false }: Props) {
	const [copied, setCopied] = useState<string>();
	const [isNeeded, setNeeded] = useState(isShown);
	const copy = async () => {
		const isCopied = await copyText(link);
		setCopied(isCopied ? link : undefined);
		if (!isCopied) setNeeded(true);
	};
	const share = async () => {
		if (!(await openShareSheet({ title, url: link }))) await copy();
	};
	return (
		<>
			{isNeeded && (
				<Field
					ref={focusOnce}
					label={label}
					value={link}
					readOnly
					onFocus={(event) => event.target.select()}
				/>
			)}
			<div className={layout.row}>
				<Button kind={isMain ? 'go' : 'plain'} aria-label={`Copy link: ${label}`} onClick={() => void copy()}>
					<Icon of={Copy} />
					Copy link
				</Button>
				{hasShareSheet() && (
					<Button aria-label={`Send it: ${label}`} onClick={() => void share()}>
						<Icon of={Share2} />
						Send it
					</Button>
				)}
				<span role="status" className={layout.small}>
					{copied === link && 'Link copied'}
				</span>
			</div>
		</>
	);
}

/** Focuses the new link, so that keyboard and screen reader users continue from it. */
function focusOnce(field: HTMLInputElement | null) {
	field?.focus();
}
