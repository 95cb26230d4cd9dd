import { CircleCheck, CircleX, Copy, Download, Mail, Ticket } from 'lucide-react';
import { dayWords } from '#domain/day-words.ts';
import { mailLink } from '#domain/forms/mail-link.ts';
import { type Licence, licenceLetter } from '#domain/licences/licence.ts';
import { paths } from '#domain/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, ButtonDocument } from '#ui/Button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { downloadFile } from '#ui/download-file.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import styles from './AccountScreen.module.css';

/** The licences bought: each code, and who redeemed it. */
export function LicenceList({ licences }: { licences: Licence[] }) {
	const download = async () => {
		const { spreadsheet } = await import('#ui/spreadsheet.ts');
		const rows = licences.map(({ code, state, redeemed_by, redeemed, bought }) => ({
			Code: code,
			Status: badges[state].words,
			'Redeemed by': redeemed_by ?? '',
			Redeemed: redeemed ?? '',
			Bought: bought,
		}));
		downloadFile(new File([spreadsheet(rows)], 'licences.csv', { type: 'text/csv' }));
		showToast({ words: 'Downloaded as licences.csv.' });
	};
	return (
		<section className={`${layout.stack} ${styles.more}`} aria-labelledby="handed-out">
			<div className={layout.split}>
				<h2 id="handed-out">Your licences</h2>
				<Button onClick={() => void download()}>
					<Icon of={Download} />
					CSV
				</Button>
			</div>
			<ul className={styles.list}>
				{licences.map((licence) => (
					<LicenceRow key={licence.code} licence={licence} />
				))}
			</ul>
		</section>
	);
}

const badges = {
	ready: { icon: Ticket, tone: 'note', words: 'Ready to send' },
	redeemed: { icon: CircleCheck, tone: 'good', words: 'Redeemed' },
	ended: { icon: CircleX, tone: 'bad', words: 'Ended' },
} as const;

function LicenceRow({ licence: { code, state, redeemed_by, redeemed } }: { licence: Licence }) {
	const { icon, tone, words } = badges[state];
	const letter = licenceLetter(code, location.origin + paths.account);
	const copy = async () => {
		const isCopied = await copyText(code);
		showToast({
			words: isCopied ? `Copied ${code}.` : 'This browser couldn’t copy it. Select the code instead.',
		});
	};
	return (
		<li className={styles.line}>
			<span className={styles.lineHead}>
				<b className={styles.code}>{code}</b>
				{redeemed && (
					<span className={`${layout.soft} ${layout.small}`}>
						{redeemed_by
							? `${redeemed_by}, ${dayWords(redeemed, new Date())}`
							: dayWords(redeemed, new Date())}
					</span>
				)}
			</span>
			<Badge icon={icon} tone={tone}>
				{words}
			</Badge>
			{state === 'ready' && (
				<span className={layout.row}>
					<Button onClick={() => void copy()} aria-label={`Copy ${code}`}>
						<Icon of={Copy} />
						Copy
					</Button>
					<ButtonDocument href={mailLink('', letter)} aria-label={`Email ${code}`}>
						<Icon of={Mail} />
						Email
					</ButtonDocument>
				</span>
			)}
		</li>
	);
}
