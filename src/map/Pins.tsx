import { createPortal } from 'react-dom';
import { classNames } from '#ui/class-names.ts';
import { fittingNames } from './fitting-names.ts';
import { useDrawnMap } from './map-context.ts';
import { Pin } from './Pin.tsx';
import styles from './Pins.module.css';
import type { MapPin } from './pin.ts';
import { crowding, spreadPins } from './spread-pins.ts';
import { useEveryMove } from './use-every-move.ts';

interface Props {
	pins: MapPin[];
	chosen?: string | undefined;
	/** From this zoom on (MapLibre's count) names are shown, as far as they fit; the others come with the pointer. */
	namesFrom?: number;
	/** Small marks until the names are shown: for many in one view. */
	isCrowded?: boolean;
	onSelect?: ((id: string) => void) | undefined;
}

/** Markers over the map, kept on their places while it moves; of two that collide the later one steps aside. */
export function Pins({ pins, chosen, namesFrom = Number.POSITIVE_INFINITY, isCrowded, onSelect }: Props) {
	const { map } = useDrawnMap();
	useEveryMove(map);
	const points = pins.map(({ long, lat }) => map.project([long, lat]));
	const isNamed = map.getZoom() > namesFrom;
	const isSmall = isCrowded && !isNamed;
	const spots = spreadPins(points, isSmall ? crowding.small : crowding.full);
	const fits = isNamed
		? fittingNames(pins.map(({ name }, at) => ({ name, ...(spots[at] ?? { x: 0, y: 0 }) })))
		: [];
	return createPortal(
		<div className={classNames(styles.pins, isSmall && styles.small)}>
			<svg className={styles.leaders} aria-hidden="true">
				{spots.map(({ x, y, isMoved }, at) => {
					const home = points[at];
					return isMoved && home ? (
						<g key={pins[at]?.id}>
							<line x1={home.x} y1={home.y} x2={x} y2={y} />
							<circle cx={home.x} cy={home.y} r="3" />
						</g>
					) : null;
				})}
			</svg>
			<ul>
				{pins.map((pin, at) => (
					<li key={pin.id} style={place(spots[at])}>
						<Pin
							pin={pin}
							isChosen={pin.id === chosen}
							isNamed={isNamed && fits[at] === true}
							onSelect={onSelect}
						/>
					</li>
				))}
			</ul>
		</div>,
		map.getCanvasContainer(),
	);
}

const place = (spot = { x: 0, y: 0 }) =>
	({ '--x': `${spot.x.toFixed(1)}px`, '--y': `${spot.y.toFixed(1)}px` }) as Record<string, string>;
