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
	/** Whether its name stands on the map; otherwise it comes with the pointer or the focus. */
	isNamed?: boolean;
	onSelect?: ((id: string) => void) | undefined;
}

/** A marker: a link where it leads somewhere, a button where it can be chosen, else a picture. */
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

/** A marker that several pins share; it brings them so near that each has its own. */
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

/** The mark alone, in the shape and colour of its kind; also for legends and lists. */
export function PinMark({ kind, number }: { kind: PinKind; number?: number | undefined }) {
	const Glyph = GLYPHS[kind];
	return (
		<span className={classNames(styles.mark, styles[kind])} aria-hidden="true">
			{number === undefined && Glyph ? <Glyph strokeWidth={2.2} /> : number}
		</span>
	);
}
