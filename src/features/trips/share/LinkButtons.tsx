import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { copyLink, hasShareSheet, openShareSheet } from '#trips/pass-on.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';

interface Props {
	link: string;
	/** What the share sheet calls it. */
	title: string;
	/** What the field with the link is called. */
	label: string;
	/** Whether the link can be seen before it was copied. */
	isShown?: boolean;
	/** Whether this is what one came for. */
	isMain?: boolean;
}

/** The ways to pass a link on: copy it, or the phone's own share sheet; as a text where neither works. */
export function LinkButtons({ link, title, label, isShown = false, isMain = false }: Props) {
	const [copied, setCopied] = useState<string>();
	const [isNeeded, setNeeded] = useState(isShown);
	const copy = async () => {
		const isCopied = await copyLink(link);
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

/** Whoever asked for the link goes on from it, with a keyboard and a screen reader too. */
function focusOnce(field: HTMLInputElement | null) {
	field?.focus();
}
