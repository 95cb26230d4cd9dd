import { ChevronRight, Download, GraduationCap } from 'lucide-react';
import { type Arriving, useArrivingGuides } from '#content/arriving-guides.ts';
import { getGuidesNow } from '#content/bring-guides.ts';
import { catalogueIfKnown } from '#content/catalogue.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './OnDeviceScreen.module.css';

/** Guides of the trips' colleges that are missing on this device: why, and a way to get them now. */
export function StillToCome() {
	const { missing, state } = useArrivingGuides();
	const device = useDeviceWord();
	const colleges = catalogueIfKnown()?.colleges.filter(({ ipeds_id }) => missing.has(ipeds_id)) ?? [];
	if (colleges.length === 0) return null;
	return (
		<section aria-label="Still to come">
			<h2 className={styles.heading}>Still to come</h2>
			<p className={styles.soft}>{`The guides of the colleges on your trips. ${why[state](device)}`}</p>
			<ul className={styles.rows}>
				{colleges.map(({ ipeds_id, name }) => (
					<li key={ipeds_id}>
						<Link to={paths.college(ipeds_id)}>
							<Icon of={GraduationCap} />
							<span>
								<strong>{name}</strong>
							</span>
							<Icon of={ChevronRight} />
						</Link>
					</li>
				))}
			</ul>
			{state !== 'coming' && (
				<Button onClick={() => void getGuidesNow()}>
					<Icon of={Download} />
					Get them now
				</Button>
			)}
		</section>
	);
}

const why: Record<Arriving['state'], (device: string) => string> = {
	unknown: () => '',
	coming: () => 'They are on their way.',
	waiting: () => 'They’ll download on their own once the signal is good enough.',
	asking: (device) => `Your ${device} is in data-saver mode, so they’re waiting for your OK.`,
	resting: (device) => `This ${device} didn’t keep them.`,
};
