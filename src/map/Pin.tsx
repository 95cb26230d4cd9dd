import { BedDouble, Binoculars, GraduationCap, type LucideIcon, Plane, Utensils } from 'lucide-react';
import { type MapPin, type PinKind, pileLabel, pileWords, pinLabel } from '#domain/map/pin.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import styles from './Pin.module.css';

const GLYPHS: Partial<Record<PinKind, LucideIcon>> = {
	college: GraduationCap,
	hotel: BedDouble,
	restaurant: Utensils,
	poi: Binoculars,
	airport: Plane,
};

interface Props {
	pin: MapPin;
	isChosen?: boolean;
	/** True when its name is on the map; otherwise the name appears on hover and focus. */
	isNamed?: boolean;
	onSelect?: ((id: string) => void) | undefined;
}

/** A marker: a link if it has an address, a button if it can be chosen, otherwise a picture. */
export function Pin({ pin, isChosen = false, isNamed = false, onSelect }: Props) {
	const className = classNames(styles.pin, isChosen && styles.chosen);
	const content = (
		<>
			<PinMark kind={pin.kind} number={pin.number} />
			{!isNamed && (
				<span className={styles.name} aria-hidden="true">
					{pin.name}
				</span>
			)}
		</>
	);
	if (pin.href) {
		return (
			<Link to={pin.href} className={className} aria-label={pinLabel(pin)}>
				{content}
			</Link>
		);
	}
	if (!onSelect) {
		return (
			<span role="img" className={className} aria-label={pinLabel(pin)}>
				{content}
			</span>
		);
	}
	return (
		<button
			type="button"
			className={className}
			aria-label={pinLabel(pin)}
			aria-pressed={isChosen}
			onClick={() => onSelect(pin.id)}
		>
			{content}
		</button>
	);
}

/** A marker shared by several pins; pressing it zooms in until each has its own. */
export function Pile({ pins, onPart }: { pins: MapPin[]; onPart: () => void }) {
	const kinds = new Set(pins.map(({ kind }) => kind));
	return (
		<button type="button" className={styles.pin} aria-label={pileLabel(pins)} onClick={onPart}>
			<span
				className={classNames(styles.mark, styles.pile, kinds.size === 1 && pins[0] && styles[pins[0].kind])}
				aria-hidden="true"
			>
				{pileWords(pins)}
			</span>
		</button>
	);
}

/** The mark alone, in the shape and color of its kind; also for legends and lists. */
export function PinMark({ kind, number }: { kind: PinKind; number?: number | undefined }) {
	const Glyph = GLYPHS[kind];
	return (
		<span className={classNames(styles.mark, styles[kind])} aria-hidden="true">
			{number === undefined && Glyph ? <Glyph strokeWidth={2.2} /> : number}
		</span>
	);
}
