import type { Point } from '#domain/geo.ts';
import type { LaidMark } from '#domain/map/marks.ts';
import type { Spot } from '#domain/map/view.ts';
import { classNames } from '#ui/class-names.ts';
import { Pile, Pin } from './Pin.tsx';
import styles from './Pins.module.css';

interface Props {
	marks: LaidMark[];
	project: (point: Point) => Spot;
	isSmall: boolean;
	chosen?: string | undefined;
	onSelect?: ((id: string) => void) | undefined;
	/** Called when a marker outside the view gets the focus. */
	onSeek?: (point: Point) => void;
	/** Called when several pins share a marker: zoom in until they separate. */
	onPart?: (points: Point[]) => void;
}

/** Markers over the map, which move along with it, with leaders from those that had to step aside. */
export function Pins({ marks, project, isSmall, chosen, onSelect, onSeek, onPart }: Props) {
	const standing = marks.map((mark) => ({ ...mark, home: project(mark.pins[0]) }));
	return (
		<div className={classNames(styles.pins, isSmall && styles.small)}>
			<svg className={styles.leaders} aria-hidden="true">
				{standing
					.filter(({ isAside }) => isAside)
					.map(({ home: { x, y }, aside, pins: [pin] }) => (
						<g key={pin.id} transform={`translate(${x} ${y})`}>
							<line x2={aside.x} y2={aside.y} />
							<circle r="3" />
						</g>
					))}
			</svg>
			<ul>
				{standing.map(({ home, aside, pins, room, isNamed }) => {
					const [pin, ...others] = pins;
					return (
						<li
							key={pin.id}
							data-pins={pins.map(({ id }) => id).join(' ')}
							style={place(home, aside, room)}
							onFocus={() => onSeek?.(pin)}
						>
							{others.length > 0 ? (
								<Pile pins={pins} onPart={() => onPart?.(pins)} />
							) : (
								<Pin pin={pin} isChosen={pin.id === chosen} isNamed={isNamed} onSelect={onSelect} />
							)}
						</li>
					);
				})}
			</ul>
		</div>
	);
}

const place = (home: Spot, aside: Spot, room: number) =>
	({
		'--x': `${(home.x + aside.x).toFixed(1)}px`,
		'--y': `${(home.y + aside.y).toFixed(1)}px`,
		'--pin-size': `${Math.floor(room)}px`,
	}) as Record<string, string>;
