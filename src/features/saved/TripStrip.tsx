import { useMemo } from 'react';
import type { PinKind } from '#domain/map/pin.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { PinMark } from '#map/Pin.tsx';
import { useWithOpenGuides } from '#trips/with-open-guides.ts';
import styles from './TripStrip.module.css';

/** A trip in short form: its stops' marks on one line. The stops' names say the same in words. */
export function TripStrip({ stops }: { stops: readonly Stop[] }) {
	const shown = useWithOpenGuides(useMemo(() => ({ stops: [...stops] }), [stops]))?.stops ?? stops;
	return (
		<div className={styles.strip} aria-hidden="true">
			{shown.map(({ id, place }, index) => (
				<PinMark
					key={id}
					kind={kindOf(place.type)}
					number={place.type === 'college' ? index + 1 : undefined}
				/>
			))}
		</div>
	);
}

const kindOf = (type: Stop['place']['type']): PinKind => (type === 'x' ? 'custom' : type);
