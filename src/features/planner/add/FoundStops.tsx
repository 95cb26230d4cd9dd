import { Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { capitalized } from '#domain/capitalized.ts';
import { paintHue } from '#domain/colleges/paint-hue.ts';
import { encodeStop, stopIndexOf } from '#domain/trips/stop-code.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { PinMark } from '#map/Pin.tsx';
import { alreadyStop } from '#trips/added-words.ts';
import { PaintBlaze } from '#ui/Blaze.tsx';
import { Icon } from '#ui/Icon.tsx';
import { pinKind } from '../place-words.ts';
import { usePlanner } from '../planner-context.ts';
import styles from './AddPanel.module.css';
import type { FoundStop } from './found-stop.ts';

/**
 * The places that can be added, one button each; the arrow keys move between them. A place may be a stop twice, such as
 * a bed for two nights, so each says which stop it already is.
 */
export function FoundStops({ rows, onChoose }: { rows: FoundStop[]; onChoose: (found: FoundStop) => void }) {
	const { stops } = usePlanner().trip;
	if (rows.length === 0) return null;
	return (
		<ul className={styles.rows} onKeyDown={stepThroughRows}>
			{rows.map((found) => (
				<li key={encodeStop(found.place)}>
					<button type="button" onClick={() => onChoose(found)}>
						<span className={styles.mark}>
							<FoundMark place={found.place} />
						</span>
						<span className={styles.words}>
							<bdi className={styles.title}>
								{found.parts.map(({ text, match }, index) =>
									match ? (
										// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name have no identity.
										<mark key={index}>{text}</mark>
									) : (
										text
									),
								)}
							</bdi>{' '}
							<span className={styles.detail}>
								<Already at={stopIndexOf(stops, found.place)} />
								{found.detail}
							</span>
						</span>{' '}
						{found.aside && <span className={styles.aside}>{found.aside}</span>}
						<span className={styles.add}>
							<Icon of={Plus} /> Add
						</span>
					</button>
				</li>
			))}
		</ul>
	);
}

const Already = ({ at }: { at: number }) => at >= 0 && <strong>{`${capitalized(alreadyStop(at))}. `}</strong>;

/** Pink blazes are for stops; a college that is not a stop yet shows its own paint. */
function FoundMark({ place }: { place: StopPlace }) {
	if (place.type === 'college') return <PaintBlaze hue={paintHue(Number(place.code))} />;
	return <PinMark kind={pinKind(place)} />;
}

function stepThroughRows(event: KeyboardEvent<HTMLUListElement>) {
	const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
	if (step === 0) return;
	const buttons = [...event.currentTarget.querySelectorAll('button')];
	const at = buttons.findIndex((button) => button.matches(':focus'));
	event.preventDefault();
	buttons[at + step]?.focus();
}
